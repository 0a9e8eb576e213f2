'use client';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLanguage } from './useMessages.ts';
import { fillLine } from './translate.ts';

export interface TransProps {
  /** A line whose names are still open: `t('key')` without values. */
  message: string;
  values: Record<string, ReactNode>;
}

/** A line with React nodes, such as a link, in the places of its names. */
export function Trans({ message, values }: TransProps): ReactNode {
  const language = useLanguage();
  return createElement(Fragment, null, ...fillLine<ReactNode>(message, values, language));
}
