'use client';
import type { ReactNode } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import { content, spinner } from '../Button/Button.css.ts';
import { messages } from './messages.ts';

interface PendingLabelProps {
  /** The id of the text that describes the button while it is pending. */
  id: string;
  isPending: boolean;
  children: ReactNode;
}

/** The label of a button that can be pending. Under the spinner it keeps its size, and the button its name. */
export function PendingLabel({ id, isPending, children }: PendingLabelProps) {
  const t = useUiMessages(messages);
  const isLoaderShown = useLoader(isPending);
  return (
    <>
      <span className={content} data-hidden={isLoaderShown || undefined}>
        {children}
      </span>
      {isLoaderShown && (
        <span className={spinner}>
          <Spinner label={null} />
        </span>
      )}
      {isPending && (
        <span id={id} hidden>
          {t.loading}
        </span>
      )}
    </>
  );
}
