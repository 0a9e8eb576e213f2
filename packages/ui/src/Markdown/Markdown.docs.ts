import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows Markdown as formatted text: paragraphs, lists, tables, task lists, code and links, as on GitHub.',
  instead: [
    { when: 'the text is HTML', take: 'HtmlView' },
    { when: 'the words are your own', take: 'Heading, Text and Link' },
  ],
  anatomy: [{ part: 'View', is: 'an HtmlView of what the Markdown means' }],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next link, and to a table or code that is too wide' },
    { keys: 'Arrow keys', does: 'scroll a wide table or code that has the focus' },
  ],
  notes: [
    'HTML within the Markdown is sanitised as in HtmlView.',
    'The highest heading gets headingLevel, so that the text fits into the outline of its page.',
  ],
} satisfies ComponentDocs;
