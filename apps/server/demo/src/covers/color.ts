/** `#rrggbb` */
export type Color = string;

const channels = (color: Color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The colour `share` of the way from `from` to `to`. */
export const mix = (from: Color, to: Color, share: number): Color => {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => value + ((end[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};

/** Relative luminance, 0 to 1. */
export const luminance = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21. */
export const contrast = (one: Color, other: Color): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
