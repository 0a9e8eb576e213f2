/** What AlertDialog says by itself, in English. */
export const words = {
  cancel: 'Cancel',
};
