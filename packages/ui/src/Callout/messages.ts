/** The messages of Callout, in English. */
export const messages = {
  dismiss: 'Dismiss',
};
