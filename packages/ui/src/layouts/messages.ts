/** The messages of the parts of page layouts, in English. */
export const messages = {
  sidebarClose: 'Close sidebar',
  skipToContent: 'Skip to content',
};
