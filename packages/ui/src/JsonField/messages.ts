/** The messages of JsonField, in English. */
export const messages = {
  jsonFormat: 'Format',
  jsonInvalid: 'This is not valid JSON.',
  jsonInvalidAt: 'This is not valid JSON: see line :line.',
};
