'use client';
import { Tooltip, TooltipTriggerStateContext, type TooltipProps } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { measures } from '../theme/measures.ts';
import { bubble } from './Tooltip.css.ts';

interface TooltipBubbleProps extends TooltipProps {
  id: string;
  state: TooltipTriggerState;
}

/** The visible part of a `Tooltip`, loaded on the first intent. */
export default function TooltipBubble({ state, ...props }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip
        {...props}
        offset={measures.tooltip.offset}
        containerPadding={measures.overlayPadding}
        className={bubble}
      />
    </TooltipTriggerStateContext.Provider>
  );
}
