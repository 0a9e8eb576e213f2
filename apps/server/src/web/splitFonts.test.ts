import { expect, test } from 'vitest';
import { splitFonts } from './splitFonts.ts';

const fetched = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2");unicode-range:U+??}';
const local = '@font-face{font-family:B;src:local(Arial);size-adjust:101.6%}';

test('font faces with a file are removed from a stylesheet, local ones are kept', () => {
  expect(splitFonts(`p{margin:0}${fetched}${local}${fetched}a{color:red}`)).toEqual({
    styles: `p{margin:0}${local}a{color:red}`,
    fonts: fetched + fetched,
  });
});

test('a stylesheet without font faces is not changed', () => {
  expect(splitFonts('a{background:url(x.png)}')).toEqual({ styles: 'a{background:url(x.png)}', fonts: '' });
});
