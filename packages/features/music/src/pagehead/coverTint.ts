/**
 * The bounds of a cover's colour behind the text of a page's head, in OKLCH: dark enough for light text in the dark
 * theme, light enough for dark text in the light theme. A test checks both built-in themes for every colour.
 */
export const tintBounds = {
  light: { least: 0.93, most: 0.97, chroma: 0.06 },
  dark: { least: 0.22, most: 0.34, chroma: 0.1 },
} as const;

/** The colour used without a cover. */
const neutral = '#808080';

const tint = (color: string, { least, most, chroma }: (typeof tintBounds)[keyof typeof tintBounds]) =>
  `oklch(from ${color} clamp(${least}, l, ${most}) min(c, ${chroma}) h)`;

/** A cover's dominant colour as a background for text, for the theme in which it is used: a CSS colour. */
export const coverTint = (color: string = neutral): string =>
  `light-dark(${tint(color, tintBounds.light)}, ${tint(color, tintBounds.dark)})`;
