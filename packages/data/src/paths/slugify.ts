/**
 * Turns a name into a segment of a path (ROUTE-2): lower case, without punctuation; spaces, hyphens and underscores
 * become single hyphens. Letters of every script are kept.
 */
export const slugify = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/[\s_-]+/gu, '-');
