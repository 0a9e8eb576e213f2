import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Asks one question before something that cannot be undone.',
  instead: [
    { when: 'it can be undone', take: 'no question: do it, and offer the undo in a toast' },
    { when: 'there is more to fill in than an answer', take: 'Dialog with a Form' },
    { when: 'it is a message without a question', take: 'toast or Callout' },
  ],
  anatomy: [
    { part: 'Title', is: 'the question' },
    { part: 'Words', is: 'what follows from it, also for others' },
    { part: 'Cancel', is: 'has the focus first' },
    { part: 'Action', is: 'a verb that answers the question' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes between its two answers and never leaves it' },
    { keys: 'Enter, Space', does: 'gives the answer that has the focus' },
    { keys: 'Escape', does: 'cancels, unless the action is under way' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  notes: ['A press outside does nothing: the question waits for an answer.'],
} satisfies ComponentDocs;
