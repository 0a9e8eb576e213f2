/** What Form says by itself, in English. */
export const words = {
  formErrors: 'Please check what was entered.',
};
