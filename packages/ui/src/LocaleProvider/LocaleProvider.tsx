'use client';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

export interface LocaleProviderProps {
  /** A BCP 47 tag, such as `en-US`. */
  locale: string;
  children: ReactNode;
}

/** Sets the locale and direction of the components below. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
