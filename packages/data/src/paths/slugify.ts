/** A name as it stands in an address: lower case, punctuation removed, spaces turned into dashes. */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-');
