/** The messages of Form, in English. */
export const messages = {
  formErrors: 'Please check what was entered.',
};
