// Read by the editor and svelte-check; runes everywhere, no legacy mode.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
