/** The messages of AvatarGroup, in English. */
export const messages = {
  others: ':count more',
};
