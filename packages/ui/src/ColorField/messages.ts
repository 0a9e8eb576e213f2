/** The messages of ColorField, in English. */
export const messages = {
  colorInvalid: 'This is not a color.',
};
