/** The English messages of the parts of page layouts. */
export const messages = {
  sidebarClose: 'Close sidebar',
};
