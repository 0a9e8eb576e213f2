'use client';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { useLandmark } from 'react-aria/useLandmark';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';
import type { QueuedToast, ToastQueue } from './toastQueue.ts';
import { messages } from './messages.ts';

interface ToastCardProps {
  toast: QueuedToast;
  isOpen: boolean;
  queue: ToastQueue;
  offset: string;
}

const icons = {
  positive: <CheckIcon size={18} />,
  neutral: <InfoIcon size={18} />,
  danger: <ErrorIcon size={18} />,
  loading: <Spinner />,
};

/** The toast, in a landmark that F6 focuses. Loaded with the first toast. */
export default function ToastCard({ toast, isOpen, queue, offset }: ToastCardProps) {
  const t = useUiMessages(messages);
  const ref = useRef<HTMLElement>(null);
  const { getContainer } = useUNSAFE_PortalContext();
  const cameFrom = useRef<Element>(null);
  const returnFocus = useCallback(() => {
    const back = cameFrom.current;
    if (!(back instanceof HTMLElement)) return;
    back.focus();
    if (document.activeElement === back) return;
    // The element was removed meanwhile, or a dialog covers it.
    const surfaces = document.querySelectorAll<HTMLElement>('main, [role="dialog"]');
    [...surfaces].at(-1)?.focus({ preventScroll: true });
  }, []);
  const actionRef = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark(
    {
      role: 'region',
      'aria-label': t.notifications,
      focus: () => (actionRef.current ?? ref.current)?.focus(),
    },
    ref,
  );
  const closesByEscape = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen || toast.type === 'loading') return;
      // Only the toast closes, not the dialog below it.
      event.stopPropagation();
      queue.close(toast.id);
      if (document.activeElement === ref.current) returnFocus();
    },
  };

  return createPortal(
    <section
      {...landmarkProps}
      {...closesByEscape}
      ref={ref}
      tabIndex={-1}
      className={styles.region({ position: toast.position })}
      style={{ [styles.offset]: offset } as CSSProperties}
      onPointerEnter={() => queue.hold('hover')}
      onPointerLeave={() => queue.release('hover')}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        queue.hold('focus');
      }}
      onBlur={() => queue.release('focus')}
      // A dialog makes the rest of the page inert; the toast stays usable.
      data-react-aria-top-layer="true"
    >
      {isOpen && (
        <Card key={toast.id} toast={toast} queue={queue} actionRef={actionRef} onGone={returnFocus} />
      )}
    </section>,
    getContainer?.() ?? document.body,
  );
}

interface CardProps extends Pick<ToastCardProps, 'toast' | 'queue'> {
  actionRef: RefObject<HTMLElement | null>;
  /** Called when the toast closes while it has the focus. */
  onGone: () => void;
}

function Card({ toast, queue, actionRef, onGone }: CardProps) {
  const t = useUiMessages(messages);
  const ref = useRef<HTMLDivElement>(null);
  // When a focused toast closes, the focus is restored.
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (card?.contains(document.activeElement)) onGone();
    };
  }, [onGone]);
  const { id, message, type, action } = toast;
  const isShown = useNextRender();
  return (
    <div ref={ref} className={styles.card} data-type={type}>
      <span className={styles.icon({ type })}>{icons[type]}</span>
      {/* A live region announces changes only, so the text is hidden from it until it is mounted. */}
      <div role={type === 'danger' ? 'alert' : 'status'} aria-atomic="true" className={styles.message}>
        <span aria-hidden={isShown ? undefined : true}>{message}</span>
        {action && isShown && (
          <VisuallyHidden> {fillMessage(t.toastAction, { action: action.label })}</VisuallyHidden>
        )}
      </div>
      {action &&
        ('href' in action ? (
          <Link
            ref={actionRef as RefObject<HTMLAnchorElement>}
            href={action.href}
            tone="accent"
            onPress={() => queue.close(id)}
          >
            {action.label}
          </Link>
        ) : (
          <Button
            ref={actionRef as RefObject<HTMLButtonElement>}
            size="xs"
            variant="soft"
            onPress={() => {
              queue.close(id);
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        ))}
      {type !== 'loading' && (
        <IconButton size="xs" variant="ghost" aria-label={t.close} onPress={() => queue.close(id)}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  );
}

function useNextRender() {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNext(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isNext;
}
