/**
 * The part of an address that shows a name (ROUTE-2): lower case, punctuation removed, spaces, dashes and underscores
 * turned into single dashes. Letters of every script stay.
 */
export const slugify = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/[\s_-]+/gu, '-');
