/** What RelativeTime says by itself, in English. */
export const words = {
  aFewSecondsAgo: 'a few seconds ago',
  inAFewSeconds: 'in a few seconds',
};
