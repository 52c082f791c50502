// How the page is built and tested. The server embeds `dist`; in development its API is proxied.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['COUNTINGHOUSE_SERVER'] ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Fonts stay files of their own: inlined they would delay the first view.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The drawings of the rules pages lie beside the pages, outside this folder.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['.', '../docs/rules/figures'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // A busy machine draws a whole board slowly; a test that hangs still ends.
  test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});
