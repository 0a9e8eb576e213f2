import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Holds fields that are sent together. It says what is wrong when it is sent, keeps saying it while that changes, and shows what the server says.',
  instead: [
    {
      when: 'fields depend on each other, or come and go',
      take: 'react-hook-form with FormField of @segno/ui/forms',
    },
    { when: 'a single choice takes effect at once', take: 'the field alone, with onChange' },
  ],
  anatomy: [
    { part: 'Summary', is: 'appears above the fields for errors that belong to none of them' },
    { part: 'Fields', is: 'each with a `name`' },
    { part: 'Submit button', is: 'a Button with `type="submit"`; give it `isPending`, too' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'in a field of one line sends the form' },
    { keys: 'Tab', does: 'goes from field to field' },
  ],
  notes: [
    'When it is sent with something wrong, the first such field is focused, and so is the first with an error of the server.',
    'Before it is sent the first time no field complains.',
    'An error of the server goes away when its field changes, or when the form is sent again. Nothing that was typed is lost.',
    'Hand a new object to `validationErrors` with every answer, even if it says the same.',
    'While `isPending` it is not sent again, and its fields can still be read and changed.',
  ],
} satisfies ComponentDocs;
