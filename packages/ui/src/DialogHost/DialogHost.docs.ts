import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The place where dialogs opened by `openDialog` appear. An application renders it once, near its root.',
  instead: [
    { when: 'a button opens the dialog', take: 'DialogTrigger' },
    { when: 'the application holds the open state', take: 'Dialog with `isOpen`' },
  ],
  anatomy: [{ part: 'Stack', is: 'every open dialog, the newest on top' }],
  keyboard: [{ keys: 'Escape', does: 'closes the newest dialog' }],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  notes: [
    '`await openDialog<Result>(({ close }) => <Dialog …/>)` resolves to the argument of `close`, or to undefined when it was dismissed.',
  ],
} satisfies ComponentDocs;
