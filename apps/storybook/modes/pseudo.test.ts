import { describe, expect, test } from 'vitest';
import { toPseudo } from '../.storybook/pseudo.ts';
import { expectNothing, screens } from './everyStory.ts';
import { pseudoFindings, untranslated } from './pseudoChecks.ts';

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

test.each([
  ['<p>⟦Ƥŀȧẏ⟧</p>', undefined],
  ['<p>Play</p>', '“Play”'],
  ['<p style="overflow: hidden; white-space: nowrap; inline-size: 30px">⟦Ƥŀȧẏ ƞḗẋŧ⟧</p>', /is cut by/],
  [
    '<p style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis; inline-size: 30px">⟦Ƥŀȧẏ ƞḗẋŧ⟧</p>',
    /is shortened to 30 px/,
  ],
  ['<p style="overflow: auto; white-space: nowrap; inline-size: 30px">⟦Ƥŀȧẏ ƞḗẋŧ⟧</p>', undefined],
  ['<p style="white-space: nowrap; inline-size: 9000px">⟦Ƥŀȧẏ⟧</p>', /^The page is/],
])('what is wrong in %s', (html, finding) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const findings = pseudoFindings(root);
  root.remove();
  expect(findings).toEqual(finding === undefined ? [] : [expect.stringMatching(finding)]);
});

test('two texts in an element are glued together', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p></p>';
  root.firstElementChild?.append('⟦Ƥŀȧẏ⟧', ' ', '⟦ƞḗẋŧ⟧');
  expect(pseudoFindings(root)).toContainEqual(expect.stringMatching(/glued/));
});

describe('I18N-4 I18N-5 every text of a screen is translated and fits', () => {
  test.each(screens)('%s', async (name, load) => {
    await expectNothing(name, load, { mode: 'pseudo', stories: ['Default'], check: pseudoFindings });
  });
});
