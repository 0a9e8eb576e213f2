'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { words } from './words.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** What happened, in the words of the person it happened to. */
  title: ReactNode;
  /** Tries again. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another way on, instead of trying again. */
  action?: ReactNode;
}

/** Says what went wrong in a place and offers to try again. It is read out when it appears. */
export function ErrorState({
  icon = <WarningIcon />,
  onRetry,
  isRetrying,
  action,
  ...props
}: ErrorStateProps) {
  const messages = useUiMessages(words);
  return (
    <div role="alert">
      <EmptyState
        {...props}
        icon={icon}
        action={
          action ??
          (onRetry && (
            <Button size="md" onPress={onRetry} isPending={isRetrying}>
              {messages.retry}
            </Button>
          ))
        }
      />
    </div>
  );
}
