import type { Canvas } from './Canvas.ts';
import type { CoverText } from './compositions/index.ts';
import { canSet, setLine } from './lettering.ts';
import type { Tones } from './palettes.ts';

/** Draws title and artist in small type along an edge. */
export function caption(
  canvas: Canvas,
  { title, artist }: CoverText,
  { ground, ink }: Tones,
  edge: 'top' | 'bottom',
): void {
  const { width, height, size } = canvas;
  const margin = size * 0.055;
  const type = size * 0.036;
  const y = edge === 'top' ? margin + type * 0.78 : height - margin;
  canvas.rect(-2, edge === 'top' ? -2 : height - type * 2.9, width + 4, type * 2.9 + 2, ground);
  if (canSet(title)) canvas.path(setLine(shorten(title), margin, y, type, 700).d, ink);
  if (!canSet(artist)) return;
  const line = setLine(shorten(artist), 0, y, type, 500);
  canvas.path(line.d, ink, `transform="translate(${Math.round(width - margin - line.width)} 0)"`);
}

/** Shortens long names, which would otherwise overlap in the middle. */
const shorten = (text: string) => (text.length > 24 ? `${text.slice(0, 22).trimEnd()}…` : text);
