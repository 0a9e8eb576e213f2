/** What HtmlView says by itself, in English. */
export const words = {
  table: 'Table',
};
