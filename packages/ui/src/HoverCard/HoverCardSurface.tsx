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

/** The content of an open `HoverCard`; its code is loaded on the first hover or focus. */
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
      {/* The pointer may move into the card, and cross the gap to it during the delay. */}
      <div id={id} className={card} onPointerEnter={onEnter} onPointerLeave={onLeave}>
        {children}
      </div>
    </Popover>
  );
}
