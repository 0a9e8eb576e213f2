// The texts that people read, for translators:
//   npm run messages [-- WORDS]            lists the English lines that contain the words, with their keys
//   npm run messages -- --check            lists what is wrong with the translations
//   npm run messages -- --export pl FILE   writes a JSON file with each line, its place and its translation
//   npm run messages -- --import pl FILE   reads the translations of such a file
//   npm run messages -- --lines FILE       writes the English lines of pages by their keys, for the administration
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  englishSources,
  forTranslator,
  fromTranslator,
  readTranslation,
  translated,
  translationProblems,
  withUiLines,
  writeTranslation,
} from './messages/translations.ts';

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean' },
    export: { type: 'string' },
    import: { type: 'string' },
    lines: { type: 'string' },
  },
  allowPositionals: true,
});
const language = values.export ?? values.import;
const [file] = positionals;
const sources = englishSources();

const fail = (text) => {
  console.error(text);
  process.exit(1);
};

if (language !== undefined) {
  if (!translated.includes(language))
    fail(`There are files of ${translated.join(' and ')}. CONTRIBUTING.md describes how to add a language.`);
  if (!file) fail('Name the file.');
}
if (values.lines) {
  const ofPages = sources.filter(({ section }) => section !== 'server');
  const lines = Object.fromEntries(ofPages.map(({ key, english }) => [key, english]));
  writeFileSync(values.lines, JSON.stringify(lines));
} else if (values.export) {
  const lines = forTranslator(readTranslation(language), sources);
  writeFileSync(file, `${JSON.stringify(lines, null, 2)}\n`);
  console.log(
    `${lines.length} lines, ${lines.filter(({ translation }) => !translation).length} to translate`,
  );
} else if (values.import) {
  const translation = withUiLines(language, fromTranslator(JSON.parse(readFileSync(file, 'utf8')), sources));
  writeTranslation(language, translation);
  report([language]);
} else if (values.check) {
  report(translated);
} else {
  const words = positionals.join(' ').toLowerCase();
  const all = sources
    .map(({ key, english }) => (key === english ? english : `${key}\t${english}`))
    .filter((line) => line.toLowerCase().includes(words));
  console.log(all.toSorted().join('\n'));
}

function report(languages) {
  const problems = languages.flatMap((each) => translationProblems(each, readTranslation(each), sources));
  if (problems.length > 0) fail(problems.join('\n'));
  console.log('Every line is translated.');
}
