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
  /** Stands in the place of a part that failed. @default nothing there; a toast offers to try again */
  Failure?: ComponentType<PartFailureProps>;
  /** Runs after a failure, for instance to close what cannot be shown. */
  onFailure?: () => void;
  /** Runs when the failed part is asked for again, for instance to open it. */
  onRetry?: () => void;
  /** A change of this value retries the loading, such as the state that opens the part. */
  attempt?: unknown;
}

interface State {
  error: unknown;
  attempt: unknown;
}

/**
 * Keeps the failure of one part of the page to that part, whether its code did not come or it threw. Everything else
 * goes on. A failed load is tried again with `retry`, and when the part is next mounted.
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
    if (error instanceof PartLoadError) error.forget();
    this.props.onFailure?.();
  }

  #retry = () => {
    this.setState({ error: null });
    this.props.onRetry?.();
  };

  override render() {
    const { children, Failure = FailureToast } = this.props;
    if (this.state.error === null) return <Suspense fallback={null}>{children}</Suspense>;
    return <Failure retry={this.#retry} />;
  }
}

/** For what can be done without until it is asked for again. */
export const noFailure = () => null;

/** For parts that have no place of their own on the page, such as menus and dialogs. */
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
