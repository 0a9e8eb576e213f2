'use client';
import { useMemo } from 'react';
import { translateText } from './translateText.ts';
import { useStartup } from '../startup/StartupProvider.ts';
import { createTranslator, type Messages, type Translate } from './messages.ts';

/** The translate function of a package's messages: `const t = useMessages(messages); t('title')`. */
export function useMessages<TKey extends string>(messages: Messages<TKey>): Translate<TKey> {
  const startup = useStartup();
  return useMemo(() => createTranslator(startup)(messages), [startup, messages]);
}

/** Returns the language code of the visitor. */
export const useLanguage = (): string => useStartup().i18n.language;

/** Returns the tag by which dates and numbers are written for the visitor. For texts use `useLanguage`. */
export function useFormatLocale(): string {
  const { language, locale = language } = useStartup().i18n;
  return locale;
}

/** Returns a function that translates texts that arrive as data, such as the messages of a schema. */
export function useText(): (text: string) => string {
  const { i18n } = useStartup();
  return useMemo(() => (text) => translateText(i18n, text), [i18n]);
}
