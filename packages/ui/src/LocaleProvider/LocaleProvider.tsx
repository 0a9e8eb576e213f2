'use client';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

export interface LocaleProviderProps {
  /** A BCP 47 tag, such as `en-US`. */
  locale: string;
  children: ReactNode;
}

/** Tells every component below in which language to format, compare and lay out. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
