import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows untrusted HTML, such as a biography or a custom page, as formatted text. It always sanitises the HTML.',
  instead: [
    { when: 'the text is Markdown', take: 'Markdown' },
    { when: 'the text is your own', take: 'Heading, Text and Link' },
  ],
  anatomy: [
    { part: 'Headings', is: 'the highest gets headingLevel, the others follow, never below 6' },
    {
      part: 'Text',
      is: 'paragraphs, lists, quotations, code, formats, and tables and code that scroll sideways',
    },
    {
      part: 'Links',
      is: 'to web, mail, telephone and same-site addresses, with rel="noopener noreferrer nofollow ugc"',
    },
    { part: 'Pictures', is: 'their alternative text; the pictures themselves with showImages' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next link, and to a table or code that overflows' },
    { keys: 'Arrow keys', does: 'scroll a focused wide table or code' },
  ],
  notes: [
    'Elements, attributes and addresses that are not allowed are removed. The text of unknown elements is kept. Scripts, styles, frames, SVG and forms are removed with their content.',
    'For text of other users, formats="basic" keeps paragraphs, emphasis, lists and links, so that it cannot imitate a part of your page.',
    'No HTML string is passed to the browser, so it renders on a server and needs no exception in a content security policy.',
    'Ids, names, classes and styles are removed: content cannot collide with elements of your page.',
  ],
} satisfies ComponentDocs;
