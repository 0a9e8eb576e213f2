import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Tells every component inside in which language to format, compare and lay out. Without it they follow the browser.',
  instead: [{ when: 'the messages of the components are to be translated', take: 'UiMessagesProvider' }],
  anatomy: [],
  keyboard: [],
  notes: [
    'The `dir` attribute of the html element, which the server writes, sets the direction of the page.',
    'A server and a browser have to be given the same locale, or the first render differs.',
  ],
} satisfies ComponentDocs;
