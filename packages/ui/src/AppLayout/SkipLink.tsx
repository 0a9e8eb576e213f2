'use client';
import type { MouseEvent } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { skip as skipStyle } from './skipLink.css.ts';
import { messages } from './messages.ts';

/** The first focusable element of a page. It skips the parts that all pages have in common. */
export function SkipLink({ target }: { target: string }) {
  const t = useUiMessages(messages);
  /** Moves the focus without changing the fragment of the address. */
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
