// The door: styles, then the page.
import { mount } from 'svelte';
import './app.css';
import './palettes.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

target.replaceChildren();
export default mount(App, { target });
