/** What RangeSlider says by itself, in English. */
export const words = {
  maximum: 'Maximum',
  minimum: 'Minimum',
};
