'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { plain } from './PlainToast.css.ts';
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
  // Without a connection the code of the card cannot be loaded. The message is here.
  const PlainToast = useCallback(() => {
    const { message, action } = current ?? {};
    return (
      current &&
      createPortal(
        // A dialog makes the rest of the page inert; the message stays readable.
        <div role="alert" className={plain} style={{ bottom: offset }} data-react-aria-top-layer="true">
          {message}
          {action && 'onAction' in action && (
            <Button
              size="xs"
              variant="soft"
              onPress={() => {
                queue.close();
                action.onAction();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>,
        document.body,
      )
    );
  }, [current, offset, queue]);
  return (
    last && (
      <PartBoundary attempt={current} Failure={PlainToast}>
        <ToastCard toast={last} isOpen={current !== null} queue={queue} offset={offset} />
      </PartBoundary>
    )
  );
}
