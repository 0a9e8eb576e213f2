'use client';
import { useMemo } from 'react';
import { useStartup } from '../startup/StartupProvider.ts';
import { createTranslator, type Messages, type Translate } from './messages.ts';

/** The words of a package in the visitor's language: `const t = useMessages(messages); t('title')`. */
export function useMessages<TKey extends string>(messages: Messages<TKey>): Translate<TKey> {
  const startup = useStartup();
  return useMemo(() => createTranslator(startup)(messages), [startup, messages]);
}

/** The code of the visitor's language. */
export const useLanguage = (): string => useStartup().i18n.language;
