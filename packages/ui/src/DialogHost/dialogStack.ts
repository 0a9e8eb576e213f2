import type { ReactNode } from 'react';

/** The callbacks that a dialog opened by `openDialog` gets. */
export interface DialogHandle<Result> {
  /** Closes the dialog and resolves the promise of `openDialog`. */
  close: (result?: Result) => void;
}

export interface StackedDialog {
  readonly key: number;
  readonly isOpen: boolean;
  readonly content: ReactNode;
  readonly close: () => void;
}

/** The dialogs opened from code, the newest last. Applications use `openDialog`; a test creates its own stack. */
export function createDialogStack() {
  const listeners = new Set<() => void>();
  let dialogs: readonly StackedDialog[] = [];
  let lastKey = 0;

  const show = (next: readonly StackedDialog[]) => {
    dialogs = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dialogs: () => dialogs,
    open<Result>(render: (dialog: DialogHandle<Result>) => ReactNode): Promise<Result | undefined> {
      return new Promise((resolve) => {
        const key = ++lastKey;
        const close = (result?: Result) => {
          resolve(result);
          show(dialogs.map((dialog) => (dialog.key === key ? { ...dialog, isOpen: false } : dialog)));
        };
        show([...dialogs, { key, isOpen: true, content: render({ close }), close: () => close() }]);
      });
    },
    /** Removes a dialog whose closing animation has ended. */
    remove(key: number) {
      show(dialogs.filter((dialog) => dialog.key !== key));
    },
  };
}

export type DialogStack = ReturnType<typeof createDialogStack>;

/** The stack that `openDialog` fills and `DialogHost` shows. */
export const dialogStack: DialogStack = createDialogStack();

/**
 * Opens a `Dialog` from code and waits for its result: `await openDialog<boolean>(({ close }) => <Dialog …/>)`.
 * Resolves to undefined when it is dismissed. The dialog may be a lazily loaded component.
 */
export const openDialog = <Result = void>(
  render: (dialog: DialogHandle<Result>) => ReactNode,
): Promise<Result | undefined> => dialogStack.open(render);
