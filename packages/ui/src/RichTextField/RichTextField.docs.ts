import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'An input for formatted text, whose value is HTML: a page, a biography, an announcement.',
  instead: [
    { when: 'the text has no formats', take: 'TextArea' },
    { when: 'the text is only shown', take: 'HtmlView' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Toolbar', is: 'the formats of the selected text, the link, undo and redo' },
    { part: 'Text', is: 'grows with its content' },
    { part: 'Description', is: 'what to know before writing' },
    { part: 'Error', is: 'what is wrong and how to correct it' },
  ],
  parts: {
    ...fieldParts,
    'RichTextField-box': 'the frame around the toolbar and the text',
    'RichTextField-toolbar': 'the toolbar',
    'RichTextField-text': 'the text',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the toolbar, to the text, and out of the field' },
    { keys: '←, →, Home, End', does: 'move in the toolbar' },
    { keys: 'Ctrl+B, Ctrl+I, Ctrl+U', does: 'make the selected text bold, italic, underlined' },
    { keys: 'Ctrl+Z, Ctrl+Shift+Z', does: 'undo and redo' },
    { keys: 'all keys of text editing', does: 'work as the platform defines them' },
  ],
  notes: [
    'The editor is loaded when the field is shown first; until then a skeleton of the same height is shown.',
    'The value is HTML of the person who wrote it. Sanitise it on the server, and show it with `HtmlView`.',
    'Pasted lists of Word become lists. Formats that the field does not offer are left out.',
    'Links may lead to the web, to a mail address or to a path of the site; other addresses are refused.',
  ],
} satisfies ComponentDocs;
