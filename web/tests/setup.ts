// Every test speaks English, as the page does once it has its texts.
import { readFileSync } from 'node:fs';
import { useTexts } from '../src/lib/text';

useTexts(readFileSync('../messages/en/page.ftl', 'utf8'), 'en');
