'use client';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { messages } from './messages.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** What happened, in the words of the person it happened to. */
  title: ReactNode;
  /** Tries again. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another way on, instead of trying again. */
  action?: ReactNode;
}

/** What may take the focus when what had it is gone, from the inside out. */
const places = '[tabindex], main, section, article, aside, form, [role]';

/** Keeps the keyboard in its place when this goes with the focus in it, as it does after a successful retry. */
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
 * Says what went wrong in a place and offers to try again. It is read out when it appears. When it goes with the focus
 * in it, the focus moves to the place around it.
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
