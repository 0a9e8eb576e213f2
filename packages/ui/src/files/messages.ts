/** The messages about rejected files, in English. */
export const messages = {
  dropMoreRefused: 'Others that were left out: :count',
  dropOnlyOne: '“:name” was left out: only one file can be given.',
  dropTooLarge: '“:name” is larger than :size.',
  dropWrongType: '“:name” is not an accepted type of file.',
};
