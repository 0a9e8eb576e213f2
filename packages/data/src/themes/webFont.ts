/** The origins of the web font provider: of its style sheets, and of the font files that they load. */
export const webFontOrigins = {
  styles: 'https://fonts.googleapis.com',
  files: 'https://fonts.gstatic.com',
} as const;

const weights = [400, 500, 600, 700];

/** The address of the style sheet of a family at the web font provider. Text is shown in another font until it arrives. */
export const webFontUrl = (family: string): string =>
  `${webFontOrigins.styles}/css2?family=${encodeURIComponent(family).replaceAll('%20', '+')}:wght@${weights.join(';')}&display=swap`;
