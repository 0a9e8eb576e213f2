import { searchPath, type PageMeta, type Translator } from '@segno/data';
import { pageMessages } from '../messages/pages.en.ts';

/** Search results are excluded from search engines. */
export function searchMeta(query: string, translator: Translator): PageMeta {
  const t = translator(pageMessages);
  return {
    title: query ? t('search.titleFor', { query }) : t('search.title'),
    description: t('search.description'),
    path: searchPath(),
    isHidden: query !== '',
  };
}
