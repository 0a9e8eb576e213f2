/** The messages of AppLayout, in English. */
export const messages = {
  skipToContent: 'Skip to content',
};
