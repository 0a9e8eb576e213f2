/** Splits a combination such as `Ctrl+Z` into its keys. A plus sign at the end is a key. */
export const splitKeys = (combination: string): string[] => combination.split(/\+(?=.)/);
