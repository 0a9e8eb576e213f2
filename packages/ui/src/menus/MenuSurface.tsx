'use client';
import { MenuContext } from 'react-aria-components/Menu';
import type { Placement } from 'react-aria-components/Popover';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import OverlayState from '../overlays/OverlayState.tsx';
import { Popover } from '../Popover/Popover.tsx';

export type MenuPlacement = Placement;

interface MenuSurfaceProps {
  state: RootMenuTriggerState;
  triggerRef: RefObject<Element | null>;
  children: ReactNode;
  id?: string;
  labelledBy?: string;
  label?: string;
  placement?: MenuPlacement;
  offset?: number;
  /** The position at which it opens, instead of beside the trigger, in CSS pixels of the viewport. */
  point?: { x: number; y: number };
}

/** The popover of a menu. It is loaded with the first menu. */
export default function MenuSurface(props: MenuSurfaceProps) {
  const { state, triggerRef, children, id, labelledBy, label, placement, offset = 4, point } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  return (
    <OverlayState state={state}>
      <MenuContext.Provider
        value={{
          id,
          ref: scrollRef,
          'aria-labelledby': labelledBy,
          'aria-label': label,
          autoFocus: state.focusStrategy ?? true,
          onClose: state.close,
        }}
      >
        <Popover
          trigger="MenuTrigger"
          triggerRef={triggerRef}
          scrollRef={scrollRef}
          placement={placement}
          offset={offset}
          padding="none"
          getTargetRect={point && (() => new DOMRect(point.x, point.y, 0, 0))}
          aria-labelledby={labelledBy}
          aria-label={label}
        >
          {children}
        </Popover>
      </MenuContext.Provider>
    </OverlayState>
  );
}
