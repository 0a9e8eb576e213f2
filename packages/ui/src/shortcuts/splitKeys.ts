/** The keys of a combination as it is written: `Ctrl+Z`. The plus at its end is a key too. */
export const splitKeys = (combination: string): string[] => combination.split(/\+(?=.)/);
