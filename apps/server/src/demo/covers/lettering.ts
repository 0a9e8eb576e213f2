import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { n } from './Canvas.ts';

/** The weights that covers are set in. */
export type Weight = 500 | 700 | 900;

interface Path {
  commands: { type: string; x1?: number; y1?: number; x2?: number; y2?: number; x?: number; y?: number }[];
}

/** The part of a font of opentype.js that is used here; the package has no types of its own. */
interface Font {
  charToGlyphIndex(letter: string): number;
  getPath(text: string, x: number, y: number, size: number): Path;
  getAdvanceWidth(text: string, size: number): number;
}

// Node takes the package for CommonJS, other tools for a module: only `require` means the same to all.
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

/** The font that has the letter; a font is only read once a letter asks for it. */
const fontOf = (letter: string, weight: Weight): Font | null =>
  (['latin', 'latin-ext'] as const)
    .map((subset) => () => font(weight, subset))
    .find((open) => open().charToGlyphIndex(letter) > 0)?.() ?? null;

/** Whether the type can show every letter of a text. */
export const canSet = (text: string): boolean =>
  Array.from(text).every((letter) => letter === ' ' || fontOf(letter, 700) !== null);

/** An outline as path data. The library's own writer makes NaN of very small numbers. */
const write = ({ commands }: Path) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return `${type}${numbers.map(n).join(' ')}`;
    })
    .join('');

/** A line of type as an outline, so that no machine needs the font. */
export interface SetLine {
  d: string;
  width: number;
}

/** Sets one line with its baseline starting at `x`, `y`; letters without a shape in the font are left out. */
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
