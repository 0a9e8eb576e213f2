import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Tells every component inside in which language to format, compare and lay out. Without it they follow the browser.',
  instead: [
    { when: 'the words of the components themselves are to be translated', take: 'UiMessagesProvider' },
  ],
  anatomy: [],
  keyboard: [],
  notes: [
    'The direction of the page is said by dir on the html element, as the server writes it.',
    'A server and a browser have to be given the same locale, or the first render differs.',
  ],
} satisfies ComponentDocs;
