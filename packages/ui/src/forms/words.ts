/** What forms says by itself, in English. */
export const words = {
  required: 'Required',
};
