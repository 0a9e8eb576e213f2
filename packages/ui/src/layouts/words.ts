/** What the parts of page layouts say by themselves, in English. */
export const words = {
  sidebarClose: 'Close sidebar',
  skipToContent: 'Skip to content',
};
