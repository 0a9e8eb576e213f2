import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows a cover or photograph without moving anything: its place is kept, its colour stands in for it, and a fallback takes over where it is missing.',
  instead: [
    { when: 'it is a person', take: 'Avatar' },
    { when: 'it is a drawing in one colour', take: 'an icon' },
  ],
  anatomy: [
    { part: 'Frame', is: 'keeps the ratio and the radius' },
    { part: 'Colour', is: 'stands there until the picture has come' },
    { part: 'Picture', is: 'fades in' },
    { part: 'Fallback', is: 'an icon where there is none' },
  ],
  keyboard: [],
  notes: [
    '`alt` is required and is empty where the words beside it say what it shows.',
    'What a server rendered is shown without script.',
  ],
} satisfies ComponentDocs;
