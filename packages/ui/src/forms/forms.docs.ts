import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Binds the inputs of this package to a form of react-hook-form, which other teams bring themselves. From `@segno/ui/forms`.',
  instead: [{ when: 'what HTML can check is enough', take: 'Form with `name` on its fields' }],
  anatomy: [
    { part: 'FormField', is: 'hands a field its name, value, handlers, error, asterisk and focus' },
    {
      part: 'setServerErrors',
      is: 'sets what the server says onto the fields, focuses the first, and answers whether there was any',
    },
  ],
  keyboard: [],
  notes: [
    'Give `useForm` its `defaultValues`: an input that begins without a value belongs to nobody.',
    'The asterisk follows `rules.required`. With a resolver set `isRequired` on the input.',
    'For a Checkbox or Switch write `{({ value, ...field }) => <Switch {...field} isSelected={value}>…</Switch>}`.',
    'If `setServerErrors` answers no, show the general message, as by a toast; what belongs to no field is in `errors.root.server`.',
    'Call it when fields are enabled again: what is disabled cannot be focused.',
  ],
} satisfies ComponentDocs;
