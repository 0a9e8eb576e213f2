import { defineMessages } from '@segno/data';

/** Texts of forms. */
export const formMessages = defineMessages('base', {
  'discard.title': 'Discard changes?',
  'discard.text': 'What you have typed has not been saved.',
  'discard.action': 'Discard',
  'discard.cancel': 'Keep editing',
  'form.cancel': 'Cancel',
});
