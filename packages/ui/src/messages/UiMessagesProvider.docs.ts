import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Translates the messages of the components, such as “Close” or “There is nothing here yet”.',
  instead: [
    {
      when: 'numbers, dates and the direction are to follow a language',
      take: 'LocaleProvider, around both',
    },
    { when: 'one control needs another word', take: 'its own prop, such as `aria-label` or `label`' },
  ],
  anatomy: [
    { part: 'messages', is: 'the messages by key; a missing one is in English' },
    { part: 'uiMessages', is: 'every word in English: the list that a translation begins with' },
    { part: 'UiMessages', is: 'its type, under which a complete language misses nothing' },
  ],
  keyboard: [],
  notes: [
    'An inner provider replaces only the messages that it has.',
    'Components fill in names such as `:count`. A translation keeps the names and may give plural forms, by the categories of its language: `[one :count Eintrag|other :count Einträge]`. `LocaleProvider` says which language counts.',
    'Server and browser need the same messages.',
    'A page loads the English messages of the components that it uses. Importing `uiMessages` loads all of them, which a translation does not need.',
  ],
} satisfies ComponentDocs;
