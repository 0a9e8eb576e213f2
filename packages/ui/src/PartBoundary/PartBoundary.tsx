'use client';
import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useEvent } from '../ref/useEvent.ts';
import { toast } from '../Toast/toastQueue.ts';
import { PartLoadError } from './lazyPart.tsx';
import { messages } from './messages.ts';

export interface PartFailureProps {
  retry: () => void;
}

export interface PartBoundaryProps {
  children: ReactNode;
  /** Replaces a part that failed. @default nothing; a toast offers a retry */
  Failure?: ComponentType<PartFailureProps>;
  /** Called after a failure, for instance to close the overlay that cannot be shown. */
  onFailure?: () => void;
  /** Called when the failed part is retried, for instance to open it. */
  onRetry?: () => void;
  /** The errors that it handles; others reach the next error boundary. @default 'everything' */
  catches?: 'everything' | 'loading';
  /** A change of this value retries the loading, such as the state that opens the part. */
  attempt?: unknown;
}

interface State {
  error: unknown;
  attempt: unknown;
}

/**
 * An error boundary for one part of the page, whose code failed to load or which threw. The rest of the page keeps
 * working. A failed load is tried again with `retry`, and when the part is next mounted.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { error: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ attempt }: PartBoundaryProps, state: State): Partial<State> | null {
    if (attempt === state.attempt) return null;
    return { attempt, error: attempt == null ? state.error : null };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartLoadError) error.reset();
    this.props.onFailure?.();
  }

  #retry = () => {
    this.setState({ error: null });
    this.props.onRetry?.();
  };

  override render() {
    const { children, Failure = FailureToast, catches = 'everything' } = this.props;
    const { error } = this.state;
    if (error !== null && catches === 'loading' && !(error instanceof PartLoadError)) throw error;
    if (error === null) return <Suspense fallback={null}>{children}</Suspense>;
    return <Failure retry={this.#retry} />;
  }
}

/** The fallback of optional parts: it renders nothing until the next attempt. */
export const noFailure = () => null;

/** The fallback of parts that are not in the page layout, such as menus and dialogs. */
function FailureToast({ retry }: PartFailureProps) {
  const t = useUiMessages(messages);
  const announce = useEvent(() =>
    toast(t.partFailed, { type: 'danger', action: { label: t.retry, onAction: retry } }),
  );
  useEffect(() => {
    announce();
  }, [announce]);
  return null;
}
