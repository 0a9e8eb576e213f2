'use client';
import { useHover } from 'react-aria/useHover';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { measures } from '../theme/measures.ts';
import { trigger } from './HoverCard.css.ts';

export interface HoverCardProps {
  /** The link or button that opens the card. */
  children: ReactNode;
  /** The content. It must also be on the page that the link opens: touch screens do not show the card. */
  content: ReactNode;
  /** The accessible name of the card, such as the artist’s name. */
  label: string;
  /** Flips to the other side where there is no space. @default 'bottom' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The time that the pointer rests before the card opens, in milliseconds. @default 500 */
  openDelay?: number;
  isDisabled?: boolean;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const loadSurface = () => import('./HoverCardSurface.tsx');
const HoverCardSurface = lazy(loadSurface);

/** Shows more about a link while the pointer rests on it. For a few words use `Tooltip`, for actions `PopoverTrigger`. */
export function HoverCard({
  children,
  content,
  label,
  placement = 'bottom',
  openDelay = 500,
  isDisabled,
  ...props
}: HoverCardProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const targetRef = useRef<Element>(null) as { current: Element | null };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const [isOpen, setOpen] = useControlledState(props.isOpen, props.defaultOpen ?? false, props.onOpenChange);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  const after = useCallback(
    (delay: number, next: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(next), delay);
    },
    [setOpen],
  );
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const leave = () => after(measures.hoverCardCloseDelay, false);

  const { hoverProps } = useHover({
    isDisabled,
    onHoverStart: () => {
      void loadSurface();
      after(openDelay, true);
    },
    onHoverEnd: leave,
  });

  useLayoutEffect(() => {
    targetRef.current = ref.current?.firstElementChild ?? null;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const target = targetRef.current;
    if (!isOpen || !target) return undefined;
    target.setAttribute('aria-describedby', id);
    // In the capture phase: the first Escape closes only the card.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      target.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, id, setOpen, targetRef]);

  return (
    <>
      <span
        {...hoverProps}
        ref={ref}
        role="presentation"
        className={trigger}
        onFocus={(event: FocusEvent) => {
          if (isDisabled || !event.target.matches(':focus-visible')) return;
          void loadSurface();
          after(openDelay, true);
        }}
        onBlur={leave}
        onPointerDownCapture={close}
      >
        {children}
      </span>
      {wasOpen && (
        <Suspense fallback={null}>
          <HoverCardSurface
            id={id}
            label={label}
            isOpen={isOpen}
            triggerRef={targetRef}
            placement={placement}
            onEnter={() => clearTimeout(timer.current)}
            onLeave={leave}
          >
            {content}
          </HoverCardSurface>
        </Suspense>
      )}
    </>
  );
}
