/** The messages of forms, in English. */
export const messages = {
  required: 'Required',
};
