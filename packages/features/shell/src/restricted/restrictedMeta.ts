import { type PageMeta, restrictionOf, type Startup, type Translator } from '@segno/data';
import { accountMessages } from '../messages/account.en.ts';

/** The metadata of the only page of a restricted account. */
export const restrictedMeta = (startup: Startup, translator: Translator): PageMeta => ({
  title: translator(accountMessages)(
    restrictionOf(startup) === 'banned' ? 'suspended.title' : 'verify.title',
  ),
  isHidden: true,
});
