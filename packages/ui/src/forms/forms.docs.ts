import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Binds the inputs of this package to a form of react-hook-form, a peer dependency. From `@segno/ui/forms`.',
  instead: [
    { when: 'the constraint validation of HTML is sufficient', take: 'Form with `name` on its fields' },
  ],
  anatomy: [
    { part: 'FormField', is: 'gives a field its name, value, handlers, error, asterisk and focus' },
    {
      part: 'setServerErrors',
      is: 'sets the errors of the server on the fields, focuses the first field, and returns whether any field shows an error',
    },
  ],
  keyboard: [],
  notes: [
    'Give `useForm` its `defaultValues`: an input without an initial value is uncontrolled.',
    'The asterisk follows `rules.required`. With a resolver, set `isRequired` on the input.',
    'For a Checkbox or Switch, write `{({ value, ...field }) => <Switch {...field} isSelected={value}>…</Switch>}`.',
    'If `setServerErrors` returns false, show a general message, for example in a toast. Errors without a field are in `errors.root.server`.',
    'Call it after the fields are enabled again: a disabled field cannot be focused.',
  ],
} satisfies ComponentDocs;
