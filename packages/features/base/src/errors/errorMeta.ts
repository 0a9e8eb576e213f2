import type { PageMeta, Translator } from '@segno/data';
import { messages } from '../messages/en.ts';

/** The metadata of a page that could not be shown. */
export const errorMeta = (isMissing: boolean, translator: Translator): PageMeta => ({
  title: translator(messages)(isMissing ? 'notFound.pageTitle' : 'error.title'),
  isHidden: true,
});
