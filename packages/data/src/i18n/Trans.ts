'use client';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLanguage } from './useMessages.ts';
import { fillLine } from './translate.ts';

export interface TransProps {
  /** A message whose placeholders are not filled: `t('key')` without values. */
  message: string;
  values: Record<string, ReactNode>;
}

/** Renders a message with React nodes, such as a link, in place of its placeholders. */
export function Trans({ message, values }: TransProps): ReactNode {
  const language = useLanguage();
  return createElement(Fragment, null, ...fillLine<ReactNode>(message, values, language));
}
