/** The messages of RelativeTime, in English. */
export const messages = {
  aFewSecondsAgo: 'a few seconds ago',
  inAFewSeconds: 'in a few seconds',
};
