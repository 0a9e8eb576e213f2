import { expect, test } from 'vitest';
import { lineDiff, wordDiff } from './textDiff.ts';

const texts = (count: number, change?: number) =>
  Array.from({ length: count }, (_, line) => (line === change ? 'changed' : `line ${line}`)).join('\n');

test('words that differ are marked, the others stay', () => {
  expect(wordDiff('Songs for the night', 'Songs for every night')).toEqual([
    { kind: 'same', text: 'Songs for ' },
    { kind: 'removed', text: 'the' },
    { kind: 'added', text: 'every' },
    { kind: 'same', text: ' night' },
  ]);
});

test('unchanged lines are folded, except two beside each change', () => {
  expect(
    lineDiff(texts(20), texts(20, 10)).map(({ kind, lines, isFolded }) => [kind, lines.length, isFolded]),
  ).toEqual([
    ['same', 8, true],
    ['same', 2, false],
    ['removed', 1, false],
    ['added', 1, false],
    ['same', 2, false],
    ['same', 7, true],
  ]);
});

test('a single line far from a change is not folded', () => {
  expect(lineDiff(texts(4), texts(4, 3)).every(({ isFolded }) => !isFolded)).toBe(true);
});

test('texts that have nothing in common are shown as a whole', () => {
  const [before, after] = ['a', 'b'].map((letter) =>
    Array.from({ length: 3000 }, (_, line) => `${letter}${line}`).join('\n'),
  );
  const blocks = lineDiff(before!, after!);
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['removed', 3000],
    ['added', 3000],
  ]);
});

test('a new line at the end is no change', () => {
  expect(lineDiff('one\ntwo', 'one\ntwo\n').every(({ kind }) => kind === 'same')).toBe(true);
});
