import type { ReactNode } from 'react';
import { measures } from '../theme/measures.ts';

export type ToastType = 'positive' | 'neutral' | 'danger' | 'loading';
export type ToastPosition = `${'top' | 'bottom'}-${'start' | 'center' | 'end'}`;

/** The action of a toast: a function or a link. */
export type ToastAction = { label: string; onAction: () => void } | { label: string; href: string };

export interface ToastOptions {
  /**
   * `positive` reports that an action is done, `neutral` something that nobody asked for or that there is nothing to do.
   * `loading` stays until it is closed or replaced. @default 'positive'
   */
  type?: ToastType;
  /** A toast with the id of the visible toast replaces it. @default six random characters */
  id?: string;
  action?: ToastAction;
  /** @default 'bottom-center' */
  position?: ToastPosition;
}

export interface QueuedToast {
  readonly id: string;
  readonly message: ReactNode;
  readonly type: ToastType;
  readonly position: ToastPosition;
  readonly action?: ToastAction;
}

/** A result that the person expects is read faster than a message that they do not. */
const lifetimeOf = (type: ToastType) =>
  type === 'positive' ? measures.toast.positive : type === 'loading' ? Infinity : measures.toast.danger;

const randomId = () => {
  let id = '';
  while (id.length < measures.toast.idLength) id += Math.floor(Math.random() * 36).toString(36);
  return id;
};

/** Holds one toast and its timer. Applications use `toast()`; a test makes its own queue. */
export function createToastQueue() {
  const listeners = new Set<() => void>();
  const holds = new Set<string>();
  let current: QueuedToast | null = null;
  let remaining = Infinity;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const show = (next: QueuedToast | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const run = () => {
    stop();
    if (!current || holds.size > 0 || remaining === Infinity) return;
    startedAt = Date.now();
    timer = setTimeout(() => close(), remaining);
  };
  const close = (id?: string) => {
    if (!current || (id !== undefined && id !== current.id)) return;
    stop();
    holds.clear();
    show(null);
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => current,
    /** Shows a toast in place of any other, and returns its id. */
    add(message: ReactNode, options: ToastOptions = {}): string {
      const { type = 'positive', id = randomId(), position = 'bottom-center', action } = options;
      remaining = Math.max(lifetimeOf(type), action ? measures.toast.withAction : 0);
      show({ id, message, type, position, action });
      run();
      return id;
    },
    close,
    /** Pauses the timer until `release` was called for every reason. */
    hold(reason: string) {
      if (timer !== undefined) remaining -= Date.now() - startedAt;
      stop();
      holds.add(reason);
    },
    release(reason: string) {
      if (holds.delete(reason)) run();
    },
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The queue that `toast()` fills and `ToastRegion` shows. */
export const toastQueue: ToastQueue = createToastQueue();

/** Shows a message that does not interrupt. Returns the toast's id. */
export const toast = (message: ReactNode, options?: ToastOptions): string => toastQueue.add(message, options);

/** Closes a toast early, such as a loading toast whose work is done. */
export const closeToast = (id?: string): void => toastQueue.close(id);
