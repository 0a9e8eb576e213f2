/** The messages of HtmlView, in English. */
export const messages = {
  table: 'Table',
};
