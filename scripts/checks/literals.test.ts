import { expect, test } from 'vitest';
import { literalsIn } from './literals.ts';

const found = (text: string) => literalsIn(text).map(({ line, literal }) => `${line}: ${literal}`);

test.each([
  [`color: '#fff',`, '1: #fff'],
  ["background: 'rgb(0 0 0 / 0.2)',", '1: rgb(0 0 0 / 0.2)'],
  ['raised = `color-mix(in srgb, ${vars.color.overlay} 82%, white)`;', '1: white'],
  [`border: '1px solid red',`, '1: red'],
  [`\n\nblockSize: 36,`, '3: blockSize: 36'],
  [`minBlockSize: '44px'`, `1: minBlockSize: '44px'`],
  [`{ 'height': 42 }`, `1: height': 42`],
])('%s is reported as a literal that belongs in the theme', (text, literal) => {
  expect(found(text)).toEqual([literal]);
});

test.each([
  'color: vars.color.text, blockSize: measures.inputHeight.sm,',
  'blockSize: 37,',
  'lineHeight: `44px`,',
  'maxBlockSize: 440,',
  '// #fff is white\n/* white,\n #000 */',
  'background: `color-mix(in oklab, ${vars.color.text} 12%, transparent)`',
  `// literal: over a picture\ncolor: '#fff',`,
  `'&[href="#top"]': {}`,
])('%s is not reported', (text) => {
  expect(found(text)).toEqual([]);
});

test('a reason applies to the next line only and must not be empty', () => {
  expect(found(`// literal: over a picture\ncolor: '#fff',\nfill: '#fff',`)).toEqual(['3: #fff']);
  expect(found(`// literal:\ncolor: '#fff',`)).toEqual(['2: #fff']);
});
