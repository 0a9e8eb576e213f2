/** What ColorField says by itself, in English. */
export const words = {
  colorInvalid: 'This is not a color.',
};
