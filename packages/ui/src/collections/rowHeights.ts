/** How high a row is by density, in pixels. */
export const rowHeights = { compact: 36, regular: 48, relaxed: 60 };
