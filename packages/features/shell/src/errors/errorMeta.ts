import type { PageMeta, Translator } from '@segno/data';
import { messages } from '../messages/en.ts';

/** What a page that could not be shown says of itself. */
export const errorMeta = (isMissing: boolean, translator: Translator): PageMeta => ({
  title: translator(messages)(isMissing ? 'notFound.pageTitle' : 'error.title'),
  isHidden: true,
});
