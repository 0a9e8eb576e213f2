'use client';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { dialogStack, type DialogStack, type StackedDialog } from './dialogStack.ts';

export interface DialogHostProps {
  /** @default the stack that `openDialog` fills */
  stack?: DialogStack;
}

const DialogLayer = lazy(() => import('./DialogLayer.tsx'));
const none: readonly StackedDialog[] = [];

/** The place where dialogs opened by `openDialog` appear. Render it once, near the root. */
export function DialogHost({ stack = dialogStack }: DialogHostProps) {
  const dialogs = useSyncExternalStore(stack.subscribe, stack.dialogs, () => none);
  return dialogs.map((dialog) => (
    <Suspense key={dialog.key} fallback={null}>
      <DialogLayer dialog={dialog} onGone={stack.remove} />
    </Suspense>
  ));
}
