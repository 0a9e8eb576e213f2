import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { n } from './Canvas.ts';

/** The font weights of covers. */
export type Weight = 500 | 700 | 900;

interface Path {
  commands: { type: string; x1?: number; y1?: number; x2?: number; y2?: number; x?: number; y?: number }[];
}

/** The used part of a font of opentype.js. The package has no types. */
interface Font {
  charToGlyphIndex(letter: string): number;
  getPath(text: string, x: number, y: number, size: number): Path;
  getAdvanceWidth(text: string, size: number): number;
}

// Node loads the package as CommonJS, and other tools as a module. Only `require` works the same in all.
const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as { parse(file: ArrayBuffer): Font };
const fontFolder = join(dirname(require.resolve('@fontsource/figtree/package.json')), 'files');
const fonts = new Map<string, Font>();

function font(weight: Weight, subset: 'latin' | 'latin-ext'): Font {
  const name = `figtree-${subset}-${weight}-normal.woff`;
  let found = fonts.get(name);
  if (!found) {
    const file = readFileSync(join(fontFolder, name));
    found = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
    fonts.set(name, found);
  }
  return found;
}

/** Returns the font that contains the letter. A font file is read on first use. */
const fontOf = (letter: string, weight: Weight): Font | null =>
  (['latin', 'latin-ext'] as const)
    .map((subset) => () => font(weight, subset))
    .find((open) => open().charToGlyphIndex(letter) > 0)?.() ?? null;

/** Whether the fonts contain every letter of a text. */
export const canSet = (text: string): boolean =>
  Array.from(text).every((letter) => letter === ' ' || fontOf(letter, 700) !== null);

/** Formats an outline as path data. The library's own formatter writes NaN for very small numbers. */
const write = ({ commands }: Path) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return `${type}${numbers.map(n).join(' ')}`;
    })
    .join('');

/** A line of text as an outline, so that the picture does not depend on installed fonts. */
export interface SetLine {
  d: string;
  width: number;
}

/** Draws one line of text with its baseline starting at `x`, `y`. Letters without a glyph are omitted. */
export function setLine(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: Weight = 700,
  tracking = 0,
): SetLine {
  let [d, at] = ['', x];
  for (const letter of text) {
    const face = fontOf(letter, weight);
    if (!face) continue;
    d += write(face.getPath(letter, at, y, size));
    at += face.getAdvanceWidth(letter, size) + tracking * size;
  }
  return { d, width: at - x - tracking * size };
}

/** Breaks a text into lines no wider than `width`, as evenly as its words allow. */
function breakLines(text: string, width: number, size: number, weight: Weight = 700, tracking = 0): string[] {
  const wide = (line: string) => setLine(line, 0, 0, size, weight, tracking).width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && wide(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest size, within limits, at which a text fills a box, and its lines. */
export function fitLines(
  text: string,
  width: number,
  height: number,
  weight: Weight,
  most: number,
  least = 24,
  leading = 1,
): { size: number; lines: string[] } {
  for (let size = most; ; size *= 0.94) {
    const lines = breakLines(text, width, size, weight, -0.02);
    const fits = lines.every((line) => setLine(line, 0, 0, size, weight, -0.02).width <= width);
    if ((fits && lines.length * size * leading <= height) || size <= least) return { size, lines };
  }
}
