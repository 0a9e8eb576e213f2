import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A colour that is typed or pasted: hex, rgb(), or anything else that CSS writes for itself.',
  instead: [
    { when: 'the colour is looked for and not known', take: 'ColorPicker, which has this field too' },
    { when: 'the colour is only shown', take: 'ColorSwatch' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Swatch', is: 'follows what is written; crossed out while that is no colour' },
    { part: 'Code', is: 'left to right in every language' },
    { part: 'Description and error', is: 'under the field' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'takes what was written' },
    { keys: 'Tab, Shift Tab', does: 'leave the field, which takes what was written' },
    { keys: 'Escape', does: 'brings the colour back that was there' },
  ],
  notes: [
    'The value is #rrggbb, or #rrggbbaa with hasAlpha where something shows through. It changes when a colour is complete, so that half a code changes nothing.',
    'When its form is reset the first colour comes back, and `onChange` is called with it.',
    'What is no colour stays as it was written, and the field says that it is none.',
  ],
} satisfies ComponentDocs;
