// The variables that follow the accent fill. Each keeps the relation in OKLCH that it has to the fill in the built-in
// theme, so that the formulas give the built-in values for the built-in fill.
import { contrastRatio, fromOklch, parseColor, toOklch, toRgba, type Rgba } from './color.ts';
import { variables, type VariableName } from './variables.ts';

type Mode = 'light' | 'dark';

const { accent, focus, selected } = variables.color;
const rgba = (value: string) => toRgba(parseColor(value)!);
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** A colour relative to the fill: lightness plus `l` within bounds, chroma times `c`, hue plus `h`. */
interface Relation {
  l: number;
  c: number;
  h: number;
  min: number;
  max: number;
}

const bounded = { ink: accent.ink, focus };
const free = { hover: accent.hover, pressed: accent.pressed };

/** Text and focus rings keep the contrast of the built-in ones: not lighter on light surfaces, not darker on dark ones. */
function relationTo(value: string, mode: Mode, isBounded: boolean): Relation {
  const [fillL, fillC, fillH] = toOklch(rgba(accent.fill[mode]));
  const [L, C, H] = toOklch(rgba(value));
  return {
    l: round(L - fillL),
    c: round(C / fillC),
    h: round(((H - fillH + 540) % 360) - 180),
    min: isBounded && mode === 'dark' ? round(L) : 0,
    max: isBounded && mode === 'light' ? round(L) : 1,
  };
}

export const relations = (mode: Mode): Record<keyof typeof bounded | keyof typeof free, Relation> => ({
  hover: relationTo(free.hover[mode], mode, false),
  pressed: relationTo(free.pressed[mode], mode, false),
  ink: relationTo(bounded.ink[mode], mode, true),
  focus: relationTo(bounded.focus[mode], mode, true),
});

/** The opacity of the fill behind a selected row. */
export const selectedAlpha = (value: string): number => round(rgba(value)[3]);

/** The dark text on a light fill. */
export const darkText: Rgba = rgba(accent.text.dark);

/** White text has 4.5:1 on fills with at most this luminance. */
export const maxLuminance = round(1.05 / 4.5 - 0.05);

const related = (fill: Rgba, { l, c, h, min, max }: Relation) => {
  const [L, C, H] = toOklch(fill);
  return fromOklch([Math.min(max, Math.max(min, L + l)), C * c, H + h]);
};

const white: Rgba = [1, 1, 1, 1];

/** The value of a variable that follows this fill; null for other variables. */
export function derivedColor(name: VariableName, fill: Rgba, mode: Mode): Rgba | null {
  const { hover, pressed, ink, focus: ring } = relations(mode);
  if (name === 'color.accent.hover') return related(fill, hover);
  if (name === 'color.accent.pressed') return related(fill, pressed);
  if (name === 'color.accent.ink') return related(fill, ink);
  if (name === 'color.focus') return related(fill, ring);
  if (name === 'color.selected') return [fill[0], fill[1], fill[2], selectedAlpha(selected[mode])];
  if (name === 'color.accent.text') return contrastRatio(fill, white) >= 4.5 ? white : darkText;
  return null;
}
