import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Gives the components their own words, such as “Close” or “There is nothing here yet”, in the language of the page.',
  instead: [
    {
      when: 'numbers, dates and the direction are to follow a language',
      take: 'LocaleProvider, around both',
    },
    { when: 'one control needs another word', take: 'its own prop, such as `aria-label` or `label`' },
  ],
  anatomy: [
    { part: 'messages', is: 'the words by name; what is missing is said in English' },
    { part: 'uiMessages', is: 'every word in English: the list that a translation begins with' },
    { part: 'UiMessages', is: 'its type, under which a complete language misses nothing' },
  ],
  keyboard: [],
  notes: [
    'One provider within another changes only the words that it gives.',
    'Components fill in names such as `:count`. A translation keeps the names and may give plural forms, by the categories of its language: `[one :count Eintrag|other :count Einträge]`. `LocaleProvider` says which language counts.',
    'A server and a browser have to be given the same words.',
    'A page loads the English words of those components alone that it uses; importing `uiMessages` loads all, which a translation need not do.',
  ],
} satisfies ComponentDocs;
