'use client';
import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { noFailure, PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { toastQueue, type ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  /** The distance of a toast from the edge of the viewport, so that it does not cover a bar there. @default '16px' */
  offset?: string;
  /** @default the queue that `toast()` fills */
  queue?: ToastQueue;
}

const ToastCard = lazyPart(() => import('./ToastCard.tsx'));

/** The region where toasts appear. Render it once, near the root. Its code is loaded with the first toast. */
export function ToastRegion({ offset = '16px', queue = toastQueue }: ToastRegionProps) {
  const current = useSyncExternalStore(queue.subscribe, queue.current, () => null);
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  return (
    last && (
      <PartBoundary attempt={current} Failure={noFailure}>
        <ToastCard toast={last} isOpen={current !== null} queue={queue} offset={offset} />
      </PartBoundary>
    )
  );
}
