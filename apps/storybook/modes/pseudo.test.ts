import { describe, expect, test } from 'vitest';
import { toPseudo } from '../.storybook/pseudo.ts';
import { expectNothing, screens } from './everyStory.ts';
import { textsWithoutTranslation, untranslated } from './pseudoChecks.ts';

test('a line keeps its placeholders and plural forms', () => {
  expect(toPseudo('Play :name')).toMatch(/^⟦Ƥŀȧẏ :name [^⟧]+⟧$/);
  expect(toPseudo('[one 1 track|other :count tracks]')).toMatch(
    /^⟦\[one 1 ŧřȧƈķ\|other :count ŧřȧƈķş\] [^⟧]+⟧$/,
  );
});

test.each([
  ['⟦Ƥŀȧẏ⟧ 3:20', '3:20'],
  ['⟦Ƈřḗȧŧḗ ⟦ȧƈƈǿŭƞŧ⟧⟧', ''],
  ['⟦Ƥŀȧẏ⟧ now', 'now'],
  ['⟦Ƥŀȧẏ', '⟦Ƥŀȧẏ'],
  ['2 minutes ago', ''],
])('what is not translated in "%s"', (text, rest) => {
  expect(untranslated(text)).toBe(rest);
});

describe('I18N-4 every text of a screen is translated', () => {
  test.each(screens)('%s', async (name, load) => {
    await expectNothing(name, load, { mode: 'pseudo', stories: ['Default'], check: textsWithoutTranslation });
  });
});
