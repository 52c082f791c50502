// The door: styles, then what the page says, then the page.
import { mount } from 'svelte';
import './fonts.css';
import './app.css';
import './palettes.css';
import App from './App.svelte';
import { openLanguage } from './lib/languages';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// The shell is kept by the built page only: while one works on it, everything is new each time.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // The page works without it: it only opens less quickly.
  });
}

/** A house that does not answer is asked again; until then the first paint stays. */
const RETRY = 2_000;

async function open(place: HTMLElement): Promise<void> {
  try {
    await openLanguage();
  } catch {
    setTimeout(() => void open(place), RETRY);
    return;
  }
  place.replaceChildren();
  mount(App, { target: place });
}

void open(target);
