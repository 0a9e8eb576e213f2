import type { Theme } from '@segno/data';
import { checkContrast, contrastFixes } from '@segno/ui';

type Values = Theme['values'];
type Proposal = Pick<Theme, 'is_dark' | 'values'>;

/** How often fixes are computed: one fix can make another pair fail. */
const mostRounds = 4;

/** The values of a theme with this accent, changed as little as its contrast needs. */
function passing(values: Values, base: 'light' | 'dark'): Values {
  let fixed = values;
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = contrastFixes(fixed, base);
    if (fixes.length === 0) break;
    fixed = { ...fixed, ...Object.fromEntries(fixes.map(({ name, to }) => [name, to])) };
  }
  return fixed;
}

const failsContrast = (values: Values, base: 'light' | 'dark') =>
  checkContrast(values, base).some(({ passes }) => !passes);

/** A colour with a part of white or black, from 0 to 1. */
const mixed = (color: string, part: number, target: 0 | 255) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    .map((channel) => Math.round(channel + (target - channel) * part))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** How many mixtures are tried between the colour and white or black. */
const steps = 20;

/** The theme whose accent is nearest to the colour: lighter on dark surfaces, darker on light ones, where it has to be. */
function nearest(color: string, base: 'light' | 'dark'): Values {
  const target = base === 'dark' ? 255 : 0;
  for (let step = 0; step < steps; step += 1) {
    const values = passing({ 'color.accent.fill': mixed(color, step / steps, target) }, base);
    if (!failsContrast(values, base)) return values;
  }
  return passing({ 'color.accent.fill': mixed(color, 1, target) }, base);
}

/** A light and a dark theme with the colour of a brand, of which every pair can be read (APPEARANCE-9). */
export const brandThemes = (color: string): Proposal[] =>
  (['light', 'dark'] as const).map((base) => ({
    is_dark: base === 'dark',
    values: nearest(color.slice(0, 7), base),
  }));

/** Width and height of the copy of a logo whose pixels are counted. */
const side = 48;

/**
 * The colour that a picture has most, of those with a clear hue; null when it is grey. `pixels` are RGBA bytes.
 */
export function mainColor(pixels: Uint8ClampedArray | readonly number[]): string | null {
  const groups = new Map<number, { weight: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((channel) => pixels[at + channel]);
    const most = Math.max(red, green, blue);
    const chroma = most - Math.min(red, green, blue);
    if (alpha < 128 || chroma < 40) continue;
    const hue =
      most === red
        ? ((green - blue) / chroma + 6) % 6
        : most === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4;
    const key = Math.floor(hue * 4);
    const group = groups.get(key) ?? { weight: 0, sum: [0, 0, 0] as [number, number, number] };
    group.weight += chroma;
    group.sum = [group.sum[0] + red * chroma, group.sum[1] + green * chroma, group.sum[2] + blue * chroma];
    groups.set(key, group);
  }
  const best = [...groups.values()].toSorted((one, other) => other.weight - one.weight)[0];
  if (!best) return null;
  return `#${best.sum
    .map((sum) =>
      Math.round(sum / best.weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The main colour of a picture file; null when it is grey or no picture. */
export async function colorOfLogo(file: Blob): Promise<string | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: side, height: side });
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.drawImage(image, 0, 0, side, side);
    return mainColor(context.getImageData(0, 0, side, side).data);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
