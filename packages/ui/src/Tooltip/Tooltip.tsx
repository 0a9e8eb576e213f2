'use client';
import { useHover } from 'react-aria/useHover';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { noFailure, PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { measures } from '../theme/measures.ts';
import { trigger } from './Tooltip.css.ts';
import { tooltipTrigger } from './tooltipTrigger.ts';

export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

export interface TooltipProps {
  content: ReactNode;
  /** The focusable element that the tooltip describes. */
  children: ReactNode;
  /** Flips to the other side where there is no space. @default 'top' */
  placement?: TooltipPlacement;
  isDisabled?: boolean;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const TooltipBubble = lazyPart(() => import('./TooltipBubble.tsx'));

/**
 * Describes a control in a few words, or shows truncated text in full. Do not make it the only source of information:
 * touch screens show no tooltips.
 *
 * It follows the ARIA pattern by itself, because the primitive's trigger takes only the primitive's own buttons and
 * links, and brings its positioning to every first page.
 */
export function Tooltip({ content, children, placement = 'top', isDisabled, ...props }: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const targetRef = useRef<Element>(null);
  const id = useId();
  const { delay, closeDelay } = measures.tooltip;
  const state = useTooltipTriggerState({ ...props, delay, closeDelay });
  const [wasOpen, setWasOpen] = useState(false);
  if (state.isOpen && !wasOpen) setWasOpen(true);

  const show = (isImmediate: boolean) => {
    TooltipBubble.preload();
    state.open(isImmediate);
  };

  const { hoverProps } = useHover({
    isDisabled,
    onHoverStart: () => show(false),
    onHoverEnd: () => state.close(false),
  });

  useLayoutEffect(() => {
    targetRef.current = ref.current?.firstElementChild ?? null;
  });

  useEffect(() => {
    const target = targetRef.current;
    if (!state.isOpen || !target) return undefined;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) target.setAttribute('aria-describedby', before);
      else target.removeAttribute('aria-describedby');
    };
  }, [state.isOpen, id]);

  useEffect(() => {
    if (!state.isOpen) return undefined;
    // In the capture phase, before any other handler: the first Escape closes only the tooltip.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      state.close(true);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [state]);

  return (
    <>
      <span
        {...hoverProps}
        ref={ref}
        role="presentation"
        className={trigger}
        {...{ [tooltipTrigger]: '' }}
        onFocus={(event: FocusEvent) => {
          if (!isDisabled && event.target.matches(':focus-visible')) show(true);
        }}
        onBlur={() => state.close(true)}
        // In the capture phase: pressed elements stop the propagation of their press events.
        onPointerDownCapture={() => state.close(true)}
        onKeyDownCapture={() => state.close(true)}
      >
        {children}
      </span>
      {wasOpen && (
        <PartBoundary attempt={state.isOpen || null} Failure={noFailure}>
          <TooltipBubble id={id} state={state} triggerRef={targetRef} placement={placement}>
            {content}
          </TooltipBubble>
        </PartBoundary>
      )}
    </>
  );
}
