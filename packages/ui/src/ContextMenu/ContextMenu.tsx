'use client';
import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { withRef } from '../ref/withRef.ts';
import { useContextMenu } from '../menus/useContextMenu.tsx';

export interface ContextMenuProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onContextMenu'>, RefAttributes<HTMLDivElement> {
  /** The menu. It may be a lazily loaded component: it is first rendered when opened. */
  menu: ReactNode;
  /** The name of the menu, such as the name of the record that it is about. */
  label: string;
  children: ReactNode;
  /** Called when opening becomes likely, to prefetch the menu’s data. */
  onIntent?: () => void;
}

/**
 * Opens a menu at the pointer by right click, long press, Shift+F10 or the menu key, anywhere on the wrapped element.
 * Offer the same menu from a button too: a context menu has no visible affordance.
 */
export const ContextMenu = withRef(function ContextMenu({
  menu,
  label,
  children,
  onIntent,
  ...props
}: ContextMenuProps) {
  const { contextMenuProps, overlay } = useContextMenu({
    label: () => label,
    onIntent,
    renderMenu: () => menu,
  });
  return (
    <>
      <div {...props} {...contextMenuProps}>
        {children}
      </div>
      {overlay}
    </>
  );
});
