'use client';
import { useEffect, useId, useMemo, useReducer } from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Keys } from '../shortcuts/Keys.tsx';
import { useEvent } from '../ref/useEvent.ts';
import { measures } from '../theme/measures.ts';
import { withKeys } from './Tooltip.css.ts';
import TooltipBubble from './TooltipBubble.tsx';
import type { TooltipPlacement } from './Tooltip.tsx';
import type { TooltipSubject } from './TooltipSubject.ts';

const placements: readonly string[] = ['top', 'bottom', 'start', 'end'] satisfies TooltipPlacement[];
const isPlacement = (text: string | null): text is TooltipPlacement =>
  text !== null && placements.includes(text);

/** The tooltip with the name of a control. It is not set as the description, which would repeat the name. */
export default function NameTooltip({ element, isImmediate, isReached }: TooltipSubject) {
  const id = useId();
  const { delay, closeDelay } = measures.tooltip;
  const state = useTooltipTriggerState({ delay, closeDelay });
  const triggerRef = useMemo(() => ({ current: element }), [element]);

  const follow = useEvent(() => {
    if (isReached) state.open(isImmediate);
    else state.close(isImmediate);
  });
  useEffect(() => follow(), [follow, isReached]);

  const { isOpen } = state;
  useEffect(() => {
    if (!isOpen) return undefined;
    // The host closes it on any key. The first Escape has no other effect.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);

  // A name can change below the pointer, such as that of a play button when the music ends.
  const [, rename] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const observer = new MutationObserver(rename);
    observer.observe(element, { attributeFilter: ['aria-label', 'data-tooltip', 'data-shortcut'] });
    return () => observer.disconnect();
  }, [element]);

  if (!element.isConnected) return null;
  const name =
    element.getAttribute('data-tooltip') || element.getAttribute('aria-label') || element.textContent;
  const shortcut = element.getAttribute('data-shortcut');
  const placement = element.getAttribute('data-tooltip-placement');
  return (
    <TooltipBubble
      id={id}
      state={state}
      triggerRef={triggerRef}
      placement={isPlacement(placement) ? placement : 'top'}
    >
      <span className={withKeys}>
        {name}
        {shortcut && <Keys shortcut={shortcut} />}
      </span>
    </TooltipBubble>
  );
}
