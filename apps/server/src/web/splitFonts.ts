/** A face with a file to fetch, as a built style file has it; faces of fonts that are on the machine have none. */
const face = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * Takes the faces that a browser must fetch out of a style file. A page that knows them when it is first laid out
 * begins to fetch them then and paints later; it shows the same text either way, in the fonts of the machine.
 */
export const splitFonts = (css: string) => ({
  styles: css.replaceAll(face, '').trim(),
  fonts: (css.match(face) ?? []).join(''),
});
