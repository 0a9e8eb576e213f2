import { expect, test } from 'vitest';
import { messageLines, messageProblems } from './featureMessages.ts';
import { readFeatures } from './readFeatures.ts';

const problems = (sources: Record<string, string>) =>
  messageProblems([{ name: 'player', sources: new Map(Object.entries(sources)) }]);

const define = (lines: string, namespace = 'player') =>
  `export const messages = defineMessages('${namespace}', { ${lines} });`;

const screen = (code: string) => `function Screen() { const t = useMessages(messages); return ${code}; }`;

test('messages that are defined once and used are valid', () => {
  expect(
    problems({
      'src/messages/en.ts': define(`title: 'Title', 'kind.one': 'One', 'kind.two': '[a|b]', late: 'Late'`),
      'src/messages/pages.en.ts': `export const pages = defineMessages('player', { ...messages.lines, about: 'About' });`,
      'src/Screen.tsx': screen('t(isLate ? "late" : "title") + t(`kind.${kind}`)'),
      'src/meta.ts': `const meta = (translator) => translator(pages)('about') + translator(pages)('title');`,
    }),
  ).toEqual([]);
});

test('I18N-3 a key that two files of a feature define is reported', () => {
  expect(
    problems({
      'src/messages/en.ts': define(`title: 'Title'`),
      'src/messages/pages.en.ts': define(`title: 'Title'`).replace('messages =', 'pages ='),
      'src/Screen.tsx': screen(`t('title')`),
    }),
  ).toEqual([`src/messages/pages.en.ts: 'player.title' is defined in src/messages/en.ts too`]);
});

test('I18N-3 a second namespace, or the namespace of another feature, is reported', () => {
  expect(
    problems({
      'src/messages/en.ts': define(`title: 'Title'`, 'shell'),
      'src/Screen.tsx': screen(`t('title')`),
    }),
  ).toEqual([`src/messages/en.ts: the namespace is 'shell'; a feature has one, its name 'player'`]);
});

test.each([
  [`t('other')`, 'other'],
  ['t(`title.${kind}`)', '/^title\\.[\\w.-]+$/'],
  [`useMessages(messages)('other')`, 'other'],
])('%s without a matching message is reported', (code, key) => {
  expect(
    problems({
      'src/messages/en.ts': define(`title: 'Title'`),
      'src/Screen.tsx': screen(`t('title') + ${code}`),
    }),
  ).toEqual([`src/Screen.tsx: messages has no message ${key}`]);
});

test('an unused message is reported', () => {
  expect(problems({ 'src/messages/en.ts': define(`title: 'Title'`) })).toEqual([
    `src/messages/en.ts: nothing uses 'title'`,
  ]);
});

test.each([
  ['[one 1 track|few :count tracks]', 'plural forms'],
  ['[tracks]', 'plural forms'],
  ['[one 1 track|other :count tracks', 'square bracket'],
])('the plural forms of "%s" are reported as malformed', (line, problem) => {
  const found = problems({
    'src/messages/en.ts': define(`title: '${line}'`),
    'src/Screen.tsx': screen(`t('title')`),
  });
  expect(found).toEqual([expect.stringContaining(problem)]);
});

test('the messages of all features are valid', () => {
  const features = readFeatures();
  expect(features.map(({ name }) => name)).toEqual(expect.arrayContaining(['player', 'shell']));
  // The translations of the startup object have the messages of components under `ui`.
  expect(features.map(({ name }) => name)).not.toContain('ui');
  expect(messageProblems(features)).toEqual([]);
});

test('the list has each message with its full key', () => {
  const sources = new Map([['src/messages/en.ts', define(`title: 'Title', 'kind.one': 'One'`)]]);
  expect(messageLines([{ name: 'player', sources }])).toEqual(
    new Map([
      ['player.title', 'Title'],
      ['player.kind.one', 'One'],
    ]),
  );
});
