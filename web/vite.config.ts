// How the page is built and tested. The server embeds `dist`; in development its API is proxied.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['COUNTINGHOUSE_SERVER'] ?? 'http://127.0.0.1:7878';

const loading = /^page-loading = (.*)$/m.exec(readFileSync('../messages/en/page.ftl', 'utf8'))?.[1] ?? '';

/** A first paint that says what is loading, before any script has come. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: (html) => html.replace('%loading%', loading),
};

/** Beside each file that gets smaller by it a compressed copy, which the server sends to whoever takes it. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    for (const file of files
      .filter((name) => /\.(js|css|html|svg|json)$/.test(name))
      .map((name) => join('dist', name))) {
      const plain = readFileSync(file);
      for (const [ending, small] of [
        ['.br', brotliCompressSync(plain)] as const,
        ['.gz', gzipSync(plain, { level: 9 })] as const,
      ]) {
        if (small.length < plain.length) writeFileSync(`${file}${ending}`, small);
      }
    }
  },
};

export default defineConfig({
  plugins: [svelte(), firstPaint, compressed],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Fonts stay files of their own: inlined they would delay the first view.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The drawings of the rules pages lie beside the pages, outside this folder.
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['.', '../docs/rules/figures', '../messages'] },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // A busy machine draws a whole board slowly; a test that hangs still ends.
  test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 30_000, setupFiles: 'tests/setup.ts' },
});
