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

test('a line becomes 40 % longer, measured by the longest of its plural forms', () => {
  const added = (line: string) => toPseudo(line).length - line.length;
  expect(added('[one 1 track|other :count tracks] here')).toBe(added(':count tracks here'));
  expect(added('x'.repeat(100))).toBeGreaterThanOrEqual(40);
});

test.each([
  ['⟦Ƥŀȧẏ⟧ 3:20', '3:20'],
  ['⟦Ƈřḗȧŧḗ ⟦ȧƈƈǿŭƞŧ⟧⟧', ''],
  ['⟦Ƥŀȧẏ⟧ now', 'now'],
  ['⟦Ƥŀȧẏ', '⟦Ƥŀȧẏ'],
  ['2 minutes ago', ''],
  ['May 4, Dec 5, September 6', '4, 5, 6'],
  ['Decorate', 'Decorate'],
  ['⟦Ƥŀȧẏ⟧ 2001:db8::7 · 20', '· 20'],
])('what is not translated in "%s"', (text, rest) => {
  expect(untranslated(text)).toBe(rest);
});

/** A paragraph in a page. */
function paragraph(texts: readonly string[], style: Partial<CSSStyleDeclaration> = {}) {
  const root = document.createElement('div');
  const line = document.createElement('p');
  line.append(...texts);
  Object.assign(line.style, style);
  root.append(line);
  return root;
}

const narrow = { whiteSpace: 'nowrap', inlineSize: '30px' };

test.each<[what: string, text: string, style: Partial<CSSStyleDeclaration>, finding: RegExp | undefined]>([
  ['a translated text', '⟦Ƥŀȧẏ⟧', {}, undefined],
  ['a text that is not translated', 'Play', {}, /“Play”/],
  ['a text that is cut', '⟦Ƥŀȧẏ ƞḗẋŧ⟧', { ...narrow, overflow: 'hidden' }, /is cut by/],
  [
    'a text with an ellipsis',
    '⟦Ƥŀȧẏ ƞḗẋŧ⟧',
    { ...narrow, overflow: 'hidden', textOverflow: 'ellipsis' },
    /is shortened to 30 px/,
  ],
  ['a text that scrolls', '⟦Ƥŀȧẏ ƞḗẋŧ⟧', { ...narrow, overflow: 'auto' }, undefined],
  ['a text wider than the page', '⟦Ƥŀȧẏ⟧', { whiteSpace: 'nowrap', inlineSize: '9000px' }, /^The page is/],
])('what is wrong with %s', (_, text, style, finding) => {
  const root = paragraph([text], style);
  document.body.append(root);
  const findings = pseudoFindings(root);
  root.remove();
  expect(findings).toEqual(finding === undefined ? [] : [expect.stringMatching(finding)]);
});

test('two texts in an element are glued together', () => {
  expect(pseudoFindings(paragraph(['⟦Ƥŀȧẏ⟧', ' ', '⟦ƞḗẋŧ⟧']))).toContainEqual(expect.stringMatching(/glued/));
});

describe('I18N-4 I18N-5 every text of a screen is translated and fits', () => {
  test.each(screens)('%s', async (name, load) => {
    await expectNothing(name, load, { mode: 'pseudo', stories: ['Default'], check: pseudoFindings });
  });
});
