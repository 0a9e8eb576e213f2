/** What AvatarGroup says by itself, in English. */
export const words = {
  others: ':count more',
};
