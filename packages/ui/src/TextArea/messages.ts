/** The messages of TextArea, in English. */
export const messages = {
  atMostCharacters: 'At most [one :count character|other :count characters]',
  charactersLeft: 'Characters left: :count',
};
