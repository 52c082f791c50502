// The script of a report that was written to a file: draws the figures that the file has in it.
import { mount } from 'svelte';
import '../app.css';
import type { Report } from '../lib/lab';
import { setLanguage } from '../lib/language';
import { useTexts } from '../lib/text';
import pageTexts from '../../../messages/en/page.ftl?raw';
import Offline from './Offline.svelte';

const target = document.getElementById('report');
const figures = document.getElementById('figures')?.textContent;
if (target && figures) {
  const report = JSON.parse(figures) as Report;
  const texts = document.getElementById('texts')?.textContent;
  const tag = texts == null ? 'en' : report.language;
  setLanguage(tag);
  useTexts(texts == null ? pageTexts : (JSON.parse(texts) as string), tag);
  target.replaceChildren();
  mount(Offline, { target, props: { report } });
}
