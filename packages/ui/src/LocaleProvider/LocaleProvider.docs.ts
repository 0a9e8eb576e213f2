import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Sets the locale in which every component inside formats, compares and lays out. Without it they use the locale of the browser.',
  instead: [{ when: 'the messages of the components are to be translated', take: 'UiMessagesProvider' }],
  anatomy: [],
  keyboard: [],
  notes: [
    'The `dir` attribute of the html element, which the server writes, sets the direction of the page.',
    'A server and a browser must use the same locale; otherwise hydration mismatches.',
  ],
} satisfies ComponentDocs;
