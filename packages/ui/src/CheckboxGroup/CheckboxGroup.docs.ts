import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Several choices under one label that do not exclude each other.',
  instead: [
    { when: 'exactly one is chosen', take: 'RadioGroup' },
    { when: 'there is a single choice', take: 'Checkbox' },
    { when: 'there are more than about ten', take: 'ChipField or a ListBox' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group, with a red asterisk if at least one must be chosen' },
    { part: 'Parent', is: 'with `all`: marks every value or none, and shows a line while some are marked' },
    { part: 'Checkbox', is: 'one choice with its `value`' },
    { part: 'Description', is: 'what else there is to know' },
    { part: 'Error', is: 'what is wrong with the choice, under the group' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next checkbox' },
    { keys: 'Shift+Tab', does: 'goes to the previous checkbox' },
    { keys: 'Space', does: 'marks the checkbox that has the focus, or takes the mark away' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/',
  notes: [
    'With a `name` each marked value is sent with its form.',
    'Values that `all` does not list stay as they are when the parent is pressed.',
  ],
} satisfies ComponentDocs;
