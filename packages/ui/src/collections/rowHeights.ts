/** The height of a row by density, in pixels. */
export const rowHeights = { compact: 36, regular: 48, relaxed: 60 };
