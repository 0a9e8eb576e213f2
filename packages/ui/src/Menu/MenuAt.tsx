'use client';
import { useState, type ReactNode, type RefObject } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { focusStrategy } from '../menus/useContextMenu.tsx';
import MenuSurface, { type MenuPlacement } from '../menus/MenuSurface.tsx';

export interface MenuAtProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The name of the menu. */
  label: string;
  /** The menu. */
  children: ReactNode;
  /** The element that the menu belongs to. */
  anchorRef: RefObject<Element | null>;
  /** The position instead of beside the element, in CSS pixels of the viewport. */
  point?: { x: number; y: number };
  /** @default 'bottom start' */
  placement?: MenuPlacement;
}

/** A menu that code opens, such as the one menu of a page that many rows share. Load it when the first menu opens. */
export function MenuAt({ isOpen, onOpenChange, label, children, anchorRef, point, placement }: MenuAtProps) {
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  const [strategy] = useState(focusStrategy);
  return (
    <MenuSurface
      state={{ ...state, focusStrategy: strategy }}
      triggerRef={anchorRef}
      label={label}
      point={point}
      offset={point ? 0 : undefined}
      placement={placement ?? 'bottom start'}
    >
      {children}
    </MenuSurface>
  );
}
