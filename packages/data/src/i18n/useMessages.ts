'use client';
import { useMemo } from 'react';
import { useStartup } from '../startup/StartupProvider.ts';
import { createTranslator, type Messages, type Translate } from './messages.ts';

/** The translate function of a package's messages: `const t = useMessages(messages); t('title')`. */
export function useMessages<TKey extends string>(messages: Messages<TKey>): Translate<TKey> {
  const startup = useStartup();
  return useMemo(() => createTranslator(startup)(messages), [startup, messages]);
}

/** Returns the language code of the visitor. */
export const useLanguage = (): string => useStartup().i18n.language;
