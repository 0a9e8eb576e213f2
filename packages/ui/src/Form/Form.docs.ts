import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Fields that are submitted together. It validates them on submission and from then on at every change, and shows the errors of a server.',
  instead: [
    {
      when: 'fields depend on each other, or are added and removed',
      take: 'react-hook-form with FormField of @segno/ui/forms',
    },
    { when: 'a single choice takes effect at once', take: 'the field alone, with onChange' },
  ],
  anatomy: [
    { part: 'Summary', is: 'appears above the fields for errors that belong to none of them' },
    { part: 'Fields', is: 'each with a `name`' },
    { part: 'Submit button', is: 'a Button with `type="submit"`; give it `isPending`, too' },
  ],
  parts: {
    'Form-summary': 'the summary of errors',
    'Form-summaryTitle': 'its title',
    'Form-summaryList': 'its list',
  },
  keyboard: [
    { keys: 'Enter', does: 'in a single-line field submits the form' },
    { keys: 'Tab', does: 'moves from field to field' },
  ],
  notes: [
    'When submission fails, the first invalid field gets the focus. For errors of the server it is the first field with one.',
    'Before the first submission no field shows an error.',
    'An error of the server is cleared when its field changes, or when the form is submitted again. Typed values are kept.',
    'Pass a new object to `validationErrors` with every response, even if its content is the same.',
    'While `isPending` it is not submitted again, and its fields can still be read and changed.',
  ],
} satisfies ComponentDocs;
