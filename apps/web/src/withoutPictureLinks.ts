/**
 * Takes out the links that React puts before its markup, one for each picture that is to load at once. Browsers find
 * these pictures as soon in the page itself, and paint it sooner without the links (docs/performance.md).
 */
export const withoutPictureLinks = (markup: string): string =>
  markup.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
