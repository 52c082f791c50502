// Builds what draws a report in a file: one script and one style sheet, which the program puts into each file it writes.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/report',
    lib: {
      entry: 'src/report/offline.ts',
      formats: ['iife'],
      name: 'report',
      fileName: () => 'report.js',
      cssFileName: 'report',
    },
  },
});
