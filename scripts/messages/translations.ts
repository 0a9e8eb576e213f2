// The files of translations: what belongs into them, what is in them, and how translators get and return them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { messages as ar } from '../../packages/ui/src/messages/languages/ar.ts';
import { messages as pl } from '../../packages/ui/src/messages/languages/pl.ts';
import { uiMessages } from '../../packages/ui/src/messages/uiMessages.ts';
import { pageTexts, serverTexts } from './englishTexts.ts';
import { messageLines } from './featureMessages.ts';
import { readFeatures } from './readFeatures.ts';

/** The translations of the components, which `@segno/ui` ships. The files have a copy, which the server sends. */
const ofComponents: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, pl };

/** The languages with a file of translations. */
export const translated: readonly string[] = Object.keys(ofComponents);

const sections = ['messages', 'texts', 'server'] as const;
type Section = (typeof sections)[number];
export type Translation = Record<Section, Record<string, string>>;

/** An English line, and the place that tells a translator how it is used. */
export interface Source {
  section: Section;
  key: string;
  english: string;
  context: string;
}

/** `texts` and `server` have files of their own; `messages` has one for each feature, so that two features do not conflict. */
const fileOf = (language: string, name: string) => `apps/server/src/i18n/${language}/${name}.json`;

const readLines = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

export function readTranslation(language: string): Translation {
  const translation: Translation = { messages: {}, texts: {}, server: {} };
  for (const file of globSync(fileOf(language, '*')).toSorted()) {
    const name = basename(file, '.json');
    Object.assign(translation[name === 'texts' || name === 'server' ? name : 'messages'], readLines(file));
  }
  return translation;
}

/** Every English line, in the order of the files. */
export function englishSources(): Source[] {
  const texts = (section: Section, found: ReadonlyMap<string, string>): Source[] =>
    [...found].map(([english, context]) => ({ section, key: english, english, context }));
  return [
    ...[...messageLines(readFeatures())].map(([key, english]): Source => {
      const [feature = ''] = key.split('.', 1);
      return { section: 'messages', key, english, context: `packages/features/${feature}` };
    }),
    ...Object.entries(uiMessages).map(([key, english]): Source => ({
      section: 'messages',
      key: `ui.${key}`,
      english,
      context: 'packages/ui',
    })),
    ...texts('texts', pageTexts()),
    ...texts('server', serverTexts()),
  ];
}

const forms = /\[([^[\]]*\|[^[\]]*)\]/g;
const placeholdersOf = (line: string) => new Set(line.match(/:[a-z]\w*|:\d/g));

/** Problems of a translated line, compared with its English one. */
export function lineProblems(language: string, english: string, line: string): string[] {
  const problems: string[] = [];
  if (line.trim() === '' || line.trim() !== line) problems.push('is empty or has spaces around it');
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(line)];
  const missing = [...wanted].filter((name) => !found.has(name));
  const unknown = [...found].filter((name) => !wanted.has(name));
  if (missing.length > 0) problems.push(`lacks ${missing.join(', ')}`);
  if (unknown.length > 0) problems.push(`has the unknown ${unknown.join(', ')}`);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const lists = [...line.matchAll(forms)];
  if (english.match(forms) && lists.length === 0) problems.push('has no plural forms');
  for (const [, list = ''] of lists) {
    const names = list.split('|').map((form) => form.split(' ', 1)[0] ?? '');
    if (names.toSorted().join() !== pluralCategories.toSorted().join())
      problems.push(`has the plural forms ${names.join(', ')} instead of ${pluralCategories.join(', ')}`);
  }
  return problems;
}

/** Problems of the translations of a language, one sentence each. */
export function translationProblems(
  language: string,
  translation: Translation,
  sources: readonly Source[],
): string[] {
  const expected = new Map(sources.map((source) => [`${source.section} ${source.key}`, source]));
  const missing = sources
    .filter(({ section, key }) => translation[section][key] === undefined)
    .map(({ key }) => `${language}: '${key}' is not translated`);
  const others = sections.flatMap((section) =>
    Object.entries(translation[section]).flatMap(([key, line]) => {
      const source = expected.get(`${section} ${key}`);
      return source
        ? lineProblems(language, source.english, line).map((problem) => `${language}: '${key}' ${problem}`)
        : [`${language}: '${key}' is the translation of nothing`];
    }),
  );
  const lines = withUiLines(language, translation).messages;
  const outdated = Object.entries(translation.messages)
    .filter(([key, line]) => lines[key] !== line)
    .map(([key]) => `${language}: '${key}' is not the line of packages/ui/src/messages/languages`);
  return [...missing, ...others, ...outdated];
}

/** A line in the file of a translator. */
export interface TranslatorLine extends Source {
  translation: string;
}

/** What a translator gets: every line with its source, its place and its translation, which is empty when it is missing. */
export const forTranslator = (translation: Translation, sources: readonly Source[]): TranslatorLine[] =>
  sources.map((source) => ({ ...source, translation: translation[source.section][source.key] ?? '' }));

/** The translations of the file that a translator returns: lines with a translation, in the order of the sources. */
export function fromTranslator(lines: readonly TranslatorLine[], sources: readonly Source[]): Translation {
  const given = new Map(lines.map(({ section, key, translation }) => [`${section} ${key}`, translation]));
  const result: Translation = { messages: {}, texts: {}, server: {} };
  for (const { section, key } of sources) {
    const line = given.get(`${section} ${key}`);
    if (line) result[section][key] = line;
  }
  return result;
}

/** Takes the lines of components from `@segno/ui`. */
export const withUiLines = (language: string, translation: Translation): Translation => ({
  ...translation,
  messages: Object.fromEntries(
    Object.entries(translation.messages).map(([key, line]) => [
      key,
      key.startsWith('ui.') ? (ofComponents[language]?.[key.slice('ui.'.length)] ?? line) : line,
    ]),
  ),
});

export function writeTranslation(language: string, { messages, texts, server }: Translation): void {
  const files: Record<string, Record<string, string>> = { texts, server };
  for (const [key, line] of Object.entries(messages)) {
    const [feature = ''] = key.split('.', 1);
    (files[feature] ??= {})[key] = line;
  }
  for (const [name, lines] of Object.entries(files))
    writeFileSync(fileOf(language, name), `${JSON.stringify(lines, null, 2)}\n`);
}
