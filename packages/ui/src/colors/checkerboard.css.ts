/** The colour, which the component sets inline. */
export const colorVariable = '--segno-swatch-color';

/** The checkerboard behind a translucent colour. It is the same in every theme. */
// literal: the usual sign of transparency, the same in both themes
export const checkerboard = 'repeating-conic-gradient(#c8c8c8 0% 25%, #ffffff 0% 50%) 0 0 / 8px 8px';
