/** A `@font-face` rule with a file to fetch in a built style sheet; rules of local fonts have none. */
const face = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * Removes the `@font-face` rules with files from a style sheet. A page that has them before its first layout fetches
 * the files then and paints later; the first text is in system fonts either way.
 */
export const splitFonts = (css: string) => ({
  styles: css.replaceAll(face, '').trim(),
  fonts: (css.match(face) ?? []).join(''),
});
