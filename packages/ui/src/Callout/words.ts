/** What Callout says by itself, in English. */
export const words = {
  dismiss: 'Dismiss',
};
