'use client';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { messages } from './messages.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** What happened, in terms that users understand. */
  title: ReactNode;
  /** Retries the failed request. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another action, instead of the retry. */
  action?: ReactNode;
}

/** Candidates for the focus when the focused element is removed, from the inside out. */
const places = '[tabindex], main, section, article, aside, form, [role]';

/** Restores the focus when the element with the focus is removed, as it is after a successful retry. */
function useFocusKept() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const place = element.parentElement?.closest<HTMLElement>(places);
      queueMicrotask(() => {
        if (!place?.isConnected || document.activeElement !== document.body) return;
        if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
        place.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}

/**
 * Shows an error in place of content and offers a retry. Screen readers announce it when it appears. When it is removed
 * with the focus in it, the focus moves to the nearest ancestor that is a landmark, a section or focusable.
 */
export function ErrorState({
  icon = <WarningIcon />,
  onRetry,
  isRetrying,
  action,
  ...props
}: ErrorStateProps) {
  const t = useUiMessages(messages);
  const ref = useFocusKept();
  return (
    <div ref={ref} role="alert">
      <EmptyState
        {...props}
        icon={icon}
        action={
          action ??
          (onRetry && (
            <Button size="md" onPress={onRetry} isPending={isRetrying}>
              {t.retry}
            </Button>
          ))
        }
      />
    </div>
  );
}
