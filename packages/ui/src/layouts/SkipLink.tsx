'use client';
import type { MouseEvent } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { skip as skipStyle } from './skipLink.css.ts';
import { messages } from './messages.ts';

/** The first stop of a page: past everything that is the same on every page. */
export function SkipLink({ target }: { target: string }) {
  const t = useUiMessages(messages);
  /** Goes there without leaving a trace in the address. */
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a href={`#${target}`} className={skipStyle} onClick={skip}>
      {t.skipToContent}
    </a>
  );
}
