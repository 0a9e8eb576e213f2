/** What TextArea says by itself, in English. */
export const words = {
  atMostCharacters: 'At most [one :count character|other :count characters]',
  charactersLeft: 'Characters left: :count',
};
