import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows Markdown as formatted text: paragraphs, lists, tables, task lists, code and links, as on GitHub.',
  instead: [
    { when: 'the text is HTML', take: 'HtmlView' },
    { when: 'the text is part of the application', take: 'Heading, Text and Link' },
  ],
  anatomy: [{ part: 'View', is: 'an HtmlView of the HTML that the Markdown produces' }],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next link, and to a table or code block that scrolls' },
    { keys: 'Arrow keys', does: 'scroll the focused table or code block' },
  ],
  notes: [
    'HTML within the Markdown is sanitised as in HtmlView.',
    'The highest heading gets headingLevel, so that the text fits into the outline of its page.',
  ],
} satisfies ComponentDocs;
