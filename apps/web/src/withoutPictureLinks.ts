/**
 * Removes the preload links that React puts before its markup, one for each eager picture. Browsers find these pictures
 * in the markup as early, and paint the page earlier without the links (docs/performance.md).
 */
export const withoutPictureLinks = (markup: string): string =>
  markup.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
