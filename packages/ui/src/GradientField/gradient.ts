import { readColor } from '../colors/readColor.ts';
import { parseColor, toHex, toRgba } from '../theme/color.ts';

export interface GradientStop {
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly color: string;
  /** In percent from the start. */
  readonly position: number;
}

export interface Gradient {
  /** In degrees: 0 runs to the top, 90 to the right. */
  readonly angle: number;
  /** Two or more, in the order of their positions. */
  readonly stops: readonly GradientStop[];
}

const sides: Readonly<Record<string, number>> = {
  'to top': 0,
  'to top right': 45,
  'to right top': 45,
  'to right': 90,
  'to bottom right': 135,
  'to right bottom': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left bottom': 225,
  'to left': 270,
  'to top left': 315,
  'to left top': 315,
};

const units: Readonly<Record<string, number>> = { deg: 1, turn: 360, grad: 0.9, rad: 180 / Math.PI };

const turn = (angle: number) => ((Math.round(angle) % 360) + 360) % 360;

/** The angle of the first argument of a gradient, or undefined if it is a stop. */
function readAngle(text: string): number | undefined {
  const side = sides[text.toLowerCase().replaceAll(/\s+/g, ' ')];
  if (side !== undefined) return side;
  const [, number, unit] = /^([+-]?[\d.]+)(deg|turn|grad|rad)$/i.exec(text) ?? [];
  return number && unit ? turn(Number(number) * units[unit.toLowerCase()]!) : undefined;
}

/** The arguments of a function, which themselves have functions with commas. */
function splitArguments(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** The gradient that a CSS text means, or null if it is no linear gradient of at least two colours with positions in percent. */
export function readGradient(css: string): Gradient | null {
  const inner = /^\s*linear-gradient\((.*)\)\s*$/is.exec(css)?.[1];
  if (inner === undefined) return null;
  const parts = splitArguments(inner);
  const angle = readAngle(parts[0]!);
  const written = angle === undefined ? parts : parts.slice(1);
  if (written.length < 2) return null;
  const stops: { color: string; position: number | undefined }[] = [];
  for (const part of written) {
    const [, text, place] = /^(.*?)(?:\s+([\d.]+)%)?$/s.exec(part)!;
    const color = readColor(text!);
    if (!color) return null;
    stops.push({ color, position: place === undefined ? undefined : Number(place) });
  }
  // As in CSS, the first stop is at the start, the last at the end, and others are spread between their neighbours.
  stops[0]!.position ??= 0;
  stops.at(-1)!.position ??= 100;
  let before = 0;
  for (const [index, { position }] of stops.entries()) {
    if (position === undefined) continue;
    const from = stops[before]!.position!;
    for (let between = before + 1; between < index; between += 1)
      stops[between]!.position = from + ((position - from) * (between - before)) / (index - before);
    before = index;
  }
  let least = 0;
  return {
    angle: angle ?? 180,
    stops: stops.map(({ color, position }) => {
      least = Math.min(100, Math.max(least, Math.round(position!)));
      return { color, position: least };
    }),
  };
}

export const writeGradient = ({ angle, stops }: Gradient): string =>
  `linear-gradient(${angle}deg, ${stops.map(({ color, position }) => `${color} ${position}%`).join(', ')})`;

/** Adds a stop in the middle of the widest gap, with the colour of that place, so that the gradient looks the same. */
export function addStop(gradient: Gradient): Gradient {
  const { stops } = gradient;
  let widest = 0;
  const width = (index: number) => stops[index + 1]!.position - stops[index]!.position;
  for (let index = 1; index < stops.length - 1; index += 1) if (width(index) > width(widest)) widest = index;
  const [from, to] = [stops[widest]!, stops[widest + 1]!];
  const added = {
    color: between(from.color, to.color),
    position: Math.round((from.position + to.position) / 2),
  };
  return { ...gradient, stops: stops.toSpliced(widest + 1, 0, added) };
}

function between(one: string, other: string): string {
  const [first, second] = [parseColor(one), parseColor(other)];
  if (!first || !second) return one;
  const [a, b] = [toRgba(first), toRgba(second)];
  const middle = (index: 0 | 1 | 2 | 3) => (a[index] + b[index]) / 2;
  return toHex([middle(0), middle(1), middle(2), middle(3)]);
}
