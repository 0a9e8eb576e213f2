'use client';
import { Popover } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';
import type { ReactNode, RefObject } from 'react';
import { floating } from '../overlays/overlay.css.ts';
import { measures } from '../theme/measures.ts';
import { card } from './HoverCard.css.ts';

interface HoverCardSurfaceProps {
  id: string;
  label: string;
  isOpen: boolean;
  triggerRef: RefObject<Element | null>;
  placement: Placement;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** What a `HoverCard` shows once it is wanted; loaded on the first intent. */
export default function HoverCardSurface({
  id,
  label,
  isOpen,
  triggerRef,
  placement,
  onEnter,
  onLeave,
  children,
}: HoverCardSurfaceProps) {
  return (
    <Popover
      isNonModal
      isOpen={isOpen}
      triggerRef={triggerRef}
      placement={placement}
      offset={measures.tooltip.offset}
      containerPadding={measures.overlayPadding}
      className={floating}
      aria-label={label}
    >
      {/* The pointer may go into the card, and cross the gap to it while the delay runs. */}
      <div id={id} className={card} onPointerEnter={onEnter} onPointerLeave={onLeave}>
        {children}
      </div>
    </Popover>
  );
}
