/** The messages of RangeSlider, in English. */
export const messages = {
  maximum: 'Maximum',
  minimum: 'Minimum',
};
