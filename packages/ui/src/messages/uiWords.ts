/** Every word that a component says by itself, in English. */
export const uiMessages = {
  clear: 'Clear',
  close: 'Close',
  dragHandle: 'Reorder',
  error: 'There was an issue. Please try again.',
  image: 'Image',
  loading: 'Loading',
  more: 'More options',
  next: 'Next',
  notifications: 'Notifications',
  previous: 'Previous',
  required: 'Required',
  retry: 'Try again',
};

/** The words that a language has to give. */
export type UiMessages = typeof uiMessages;
