import { expect, test } from 'vitest';
import { inlineColorsIn } from './inlineStyles.ts';

const found = (text: string) => inlineColorsIn(text).map(({ line, literal }) => `${line}: ${literal}`);

test('a colour in the style of an element is reported with its line', () => {
  expect(found("<p>\n  <b style={{ color: '#c33', margin: 4 }}>x</b></p>")).toEqual(['2: #c33']);
  expect(found("<b\n  style={{\n    background: isOld ? 'red' : undefined,\n  }}\n/>")).toEqual(['3: red']);
});

test('colours elsewhere, values of variables and literals with a reason are not', () => {
  expect(found("const presets = ['#c33'];\n<b style={{ background: color }} />")).toEqual([]);
  expect(found("<b\n  // literal: the colour of the sample\n  style={{ color: '#c33' }}\n/>")).toEqual([]);
});
