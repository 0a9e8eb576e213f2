/** The messages of AlertDialog, in English. */
export const messages = {
  cancel: 'Cancel',
};
