/** What TextArea says by itself, in English. */
export const words = {
  atMostCharacters: 'At most {count} characters',
  charactersLeft: 'Characters left: {count}',
};
