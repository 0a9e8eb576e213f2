import { expect, test } from 'vitest';
import { textsIn } from './englishTexts.ts';
import {
  englishSources,
  forTranslator,
  fromTranslator,
  lineProblems,
  readTranslation,
  translated,
  translationProblems,
} from './translations.ts';

const sources = englishSources();

test.each(translated)(
  'I18N-5 every line is translated, with its placeholders and plural forms: %s',
  (language) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(translationProblems(language, readTranslation(language), sources)).toEqual([]);
  },
);

test('a file for translators has each line with its place, and comes back as it was', () => {
  const polish = readTranslation('pl');
  const lines = forTranslator(polish, sources);
  expect(lines).toContainEqual({
    section: 'messages',
    key: 'player.play',
    english: 'Play',
    context: 'packages/features/player',
    translation: 'Odtwórz',
  });
  expect(fromTranslator(lines, sources)).toEqual(polish);
  const [first, ...others] = lines;
  expect(fromTranslator([{ ...first!, translation: '' }, ...others], sources).messages).not.toHaveProperty(
    first!.key,
  );
});

const tracks = '[one :count track|other :count tracks]';
test.each([
  ['pl', tracks, '[one :count utwór|few :count utwory|many :count utworów|other :count utworu]', []],
  ['pl', tracks, '[one :count utwór|other :count utworów]', [expect.stringContaining('instead of')]],
  ['pl', tracks, 'Utwory: :count', ['has no plural forms']],
  ['pl', 'By :name', 'Autor', ['lacks :name']],
  ['pl', 'By :name', ':nazwa', ['lacks :name', 'has the unknown :nazwa']],
  ['pl', 'Play', ' ', [expect.stringContaining('is empty')]],
])('problems of a line in %s: "%s" as "%s"', (language, english, line, problems) => {
  expect(lineProblems(language, english, line)).toEqual(problems);
});

test.each([
  [
    'a message of a schema',
    `v.minLength(8, 'Use at least 8 characters.')`,
    true,
    ['Use at least 8 characters.'],
  ],
  [
    'a value in it',
    'v.minLength(min, `Use at least ${min} characters.`)',
    true,
    ['Use at least :1 characters.'],
  ],
  ['a constant', `const wrong = 'No day.'; v.check(isDay, wrong)`, true, ['No day.']],
  ['an option of a schema', `v.picklist(['Album'])`, true, []],
  [
    'an answer with a condition',
    'throw new Problem({ status: 429, message: `Wait ${n === 1 ? "a minute" : `${n} minutes`}.` })',
    false,
    ['Wait a minute.', 'Wait :1 minutes.'],
  ],
  [
    'the label of an action',
    `notSignedIn({ action: { label: 'Log in', action: '/login' } })`,
    false,
    ['Log in'],
  ],
  ['an answer for developers', `new Problem({ status: 400, message: 'No JSON.' })`, false, []],
  ['a line of the log', `log.info({ message: 'It is ready.' })`, false, []],
])('I18N-7 the English texts outside of message files: %s', (_, code, isSchema, texts) => {
  expect(textsIn('x.ts', code, isSchema)).toEqual(texts);
});
