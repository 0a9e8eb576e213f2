// Lists every message with its key, for translators: `npm run messages [-- WORDS]` lists those that contain the words.
import { uiMessages } from '../packages/ui/src/messages/uiMessages.ts';
import { messageLines } from './messages/featureMessages.ts';
import { readFeatures } from './messages/readFeatures.ts';

const words = process.argv.slice(2).join(' ').toLowerCase();
const components = Object.entries(uiMessages).map(([key, line]) => [`ui.${key}`, line]);
const all = [...messageLines(readFeatures()), ...components]
  .map(([key, line]) => `${key}\t${line}`)
  .filter((line) => line.toLowerCase().includes(words));
console.log(all.toSorted().join('\n'));
