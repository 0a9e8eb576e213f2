import sharp from 'sharp';
import type { Canvas } from './Canvas.ts';
import type { Color } from './color.ts';

/** The average colour of a drawing. */
export async function measureColor(canvas: Canvas): Promise<Color> {
  const { channels } = await sharp(Buffer.from(canvas.toSvg(48))).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
