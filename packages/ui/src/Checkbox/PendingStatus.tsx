'use client';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { words } from './words.ts';

/** Tells those who listen that a choice is being saved, once it takes half a second. */
export function PendingStatus({ isShown }: { isShown: boolean }) {
  const t = useUiMessages(words);
  return <VisuallyHidden role="status">{isShown && t.loading}</VisuallyHidden>;
}
