/** Why a file is no recording, as sentences for its owner. The key is the property of the rule that it breaks. */
export const refusals = {
  isMissing: { message: 'This file does not exist any more.' },
  isNoSound: { message: 'This file is not a recording.' },
  isDamaged: { message: 'This recording is damaged and cannot be played.' },
  isTooLong: { message: 'This recording is too long. It has at most 6 hours.' },
  isIncomplete: { message: 'This recording is not complete. Upload the file again.' },
} as const;
