/** The colour that is drawn; the component writes it. */
export const colorVariable = '--segno-swatch-color';

/** What shows through a colour that lets something through. It is the same in every theme, as glass is. */
// literal: the usual sign of transparency, the same in both themes
export const checkerboard = 'repeating-conic-gradient(#c8c8c8 0% 25%, #ffffff 0% 50%) 0 0 / 8px 8px';
