import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Translates the messages of the components, such as “Close” or “There is nothing here yet”.',
  instead: [
    {
      when: 'numbers, dates and the direction must follow a language',
      take: 'LocaleProvider, around both',
    },
    { when: 'one control needs another text', take: 'its own prop, such as `aria-label` or `label`' },
  ],
  anatomy: [
    { part: 'messages', is: 'the messages by key; a missing one is in English' },
    { part: 'uiMessages', is: 'all messages in English, as the source of a translation' },
    { part: 'UiMessages', is: 'their type: a missing message of a translation is a type error' },
  ],
  keyboard: [],
  notes: [
    'A nested provider replaces only the messages that it has.',
    'Components replace placeholders such as `:count`. A translation keeps the placeholders and may have plural forms, by the plural categories of its language: `[one :count Eintrag|other :count Einträge]`. The locale of `LocaleProvider` selects the form.',
    'Server and browser need the same messages.',
    'A page loads the English messages of the components that it uses. An import of `uiMessages` loads all of them; a translation does not need it.',
  ],
} satisfies ComponentDocs;
