import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'An input for CSS, HTML or JSON with highlighting, completion and marked problems.',
  instead: [
    { when: 'the text is no code', take: 'TextArea' },
    { when: 'code is only shown', take: 'Code' },
    { when: 'a one-time code is asked for', take: 'CodeField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Code', is: 'the lines with their numbers; problems are underlined' },
    { part: 'Description', is: 'what to know before writing, and how to leave the field by keyboard' },
    { part: 'Error', is: 'what is wrong and how to correct it' },
  ],
  parts: { ...fieldParts, 'CodeEditor-box': 'the frame around the code' },
  keyboard: [
    { keys: 'Tab', does: 'indents the line' },
    { keys: 'Escape, then Tab', does: 'leaves the field' },
    { keys: 'Ctrl+Space', does: 'opens the completion' },
    { keys: 'Ctrl+F', does: 'searches in the code' },
    { keys: 'F8', does: 'moves to the next problem' },
  ],
  notes: [
    'The editor is loaded when the field is shown first.',
    'It is drawn in a shadow root, so that a content security policy without inline styles allows it. It inherits the variables of the theme.',
    '`checkCode` finds the same problems without the field, such as before a form is sent.',
    'In CSS, also inside of HTML, properties and values that the browser does not know are marked.',
  ],
} satisfies ComponentDocs;
