'use client';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { dialogStack, type DialogStack, type StackedDialog } from './dialogStack.ts';

export interface DialogHostProps {
  /** @default the stack that `openDialog` fills */
  stack?: DialogStack;
}

const DialogLayer = lazyPart(() => import('./DialogLayer.tsx'));
const none: readonly StackedDialog[] = [];

/** The place where dialogs opened by `openDialog` appear. Render it once, near the root. */
export function DialogHost({ stack = dialogStack }: DialogHostProps) {
  const dialogs = useSyncExternalStore(stack.subscribe, stack.dialogs, () => none);
  return dialogs.map((dialog) => (
    <PartBoundary key={dialog.key}>
      <DialogLayer dialog={dialog} onGone={stack.remove} />
    </PartBoundary>
  ));
}
