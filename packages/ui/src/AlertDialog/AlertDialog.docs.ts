import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { dialogParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Asks for confirmation of an action that cannot be undone.',
  instead: [
    { when: 'it can be undone', take: 'no dialog: run the action and offer undo in a toast' },
    { when: 'there are fields to fill in', take: 'Dialog with a Form' },
    { when: 'it is a message without a question', take: 'toast or Callout' },
  ],
  anatomy: [
    { part: 'Title', is: 'the question' },
    { part: 'Text', is: 'the consequences, also for other people; describes the dialog' },
    { part: 'Cancel', is: 'the button with the initial focus' },
    { part: 'Action', is: 'the confirming button; its label is a verb' },
  ],
  parts: {
    ...dialogParts,
    'Dialog-overlay': 'the layer over the page',
    'Dialog-modal': 'the surface',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'cycles through its two buttons' },
    { keys: 'Enter, Space', does: 'press the focused button' },
    { keys: 'Escape', does: 'cancels, unless the action is pending' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  notes: ['A press outside does nothing: the question waits for an answer.'],
} satisfies ComponentDocs;
