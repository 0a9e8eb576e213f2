import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows HTML that others wrote, such as a biography or a custom page, as formatted text. It is sanitised here, whatever was done before.',
  instead: [
    { when: 'the text is Markdown', take: 'Markdown' },
    { when: 'the words are your own', take: 'Heading, Text and Link' },
  ],
  anatomy: [
    { part: 'Headings', is: 'the highest gets headingLevel, the others follow, never below 6' },
    {
      part: 'Text',
      is: 'paragraphs, lists, quotations, code, formats, and tables and code that scroll sideways',
    },
    {
      part: 'Links',
      is: 'to the web, a mail address, a telephone or this site, with rel="noopener noreferrer nofollow ugc"',
    },
    { part: 'Pictures', is: 'their alternative text; the pictures themselves with showImages' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next link, and to a table or code that is too wide' },
    { keys: 'Arrow keys', does: 'scroll a wide table or code that has the focus' },
  ],
  notes: [
    'Elements, attributes and addresses that are not on its list have no effect; of unknown elements the words are kept, of scripts, styles, frames, drawings and forms nothing.',
    'For text of people who are not editors, formats="basic" keeps paragraphs, emphasis, lists and links, so that it cannot look like a part of your page.',
    'Nothing is handed to the browser as HTML, so it renders on a server and needs no exception in a content security policy.',
    'Ids, names, classes and styles are left out: content cannot take the place of something on your page.',
  ],
} satisfies ComponentDocs;
