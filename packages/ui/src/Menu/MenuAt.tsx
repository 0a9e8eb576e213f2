'use client';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import MenuSurface, { type MenuPlacement } from './MenuSurface.tsx';

export interface MenuAtProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The name of the menu, such as the name of the record that it is about. */
  label: string;
  /** What the menu belongs to: it opens beside it, and the focus returns to it. */
  anchorRef: RefObject<Element | null>;
  /** Opens here instead, in CSS pixels of the window. */
  point?: { x: number; y: number };
  /** @default 'bottom start' */
  placement?: MenuPlacement;
  /** The `Menu`. */
  children: ReactNode;
}

/**
 * A menu that is opened from elsewhere, so that one menu serves many rows and cards. Load it lazily. For a menu with a
 * button of its own, use `MenuTrigger`.
 */
export function MenuAt({
  isOpen,
  onOpenChange,
  label,
  anchorRef,
  point,
  placement = 'bottom start',
  children,
}: MenuAtProps) {
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  const { setPoint } = state;
  useEffect(() => {
    if (point) setPoint(point);
  }, [point, setPoint]);
  return (
    <MenuSurface
      state={state}
      triggerRef={anchorRef}
      label={label}
      placement={placement}
      offset={point ? 0 : 4}
    >
      {children}
    </MenuSurface>
  );
}
