import { page } from '@segno/base';
import { adminLinesQuery, adminLocalizationsQuery, languages, lineFilters, type Language } from '@segno/data';
import { messages } from '../messages/en.ts';
import { LocalizationsScreen } from './LocalizationsScreen.tsx';
import { readLines } from './readLines.ts';
import { TranslateScreen } from './TranslateScreen.tsx';

interface Params {
  language?: Language;
  translate?: 'translate';
}

function Screen({ params: { language } }: { params: Params }) {
  return language ? TranslateScreen({ language }) : LocalizationsScreen();
}

export const localizationsPage = page({
  path: '/admin/localizations/:language?/:translate?',
  params: { language: languages, translate: ['translate'] as const },
  frame: 'work',
  rule: {
    permission: 'localizations.update',
    query: ['query', 'page', 'shown', { name: 'filter', values: lineFilters }].map((each) =>
      typeof each === 'string' ? each : each.name,
    ),
  },
  load: ({ client, params, url }) => {
    const { language } = params as Params;
    return language
      ? client.query({
          ...adminLinesQuery(language, readLines(url?.searchParams ?? new URLSearchParams())),
          staleTime: 'static',
        })
      : client.query({ ...adminLocalizationsQuery(), staleTime: 'static' });
  },
  meta: ({ translator }) => ({ title: translator(messages)('page.localizations') }),
  screen: Screen,
});
