'use client';
import { useContextMenu as useContextMenuEvents } from 'react-aria/useContextMenu';
import { useEffect, useRef, useState, type HTMLAttributes, type PointerEvent, type ReactNode } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';

const MenuSurface = lazyPart(() => import('./MenuSurface.tsx'));

/** A menu opened by keyboard focuses its first item; a menu opened by pointer focuses none. */
export const focusStrategy = (): 'first' | null =>
  document.activeElement?.matches(':focus-visible') ? 'first' : null;

interface Options {
  /** The accessible name of the menu. */
  label: (target: Element | null) => string;
  /** Called while the menu is open, with the element that was under the pointer when it opened. */
  renderMenu: (target: Element | null) => ReactNode;
  onIntent?: () => void;
}

/** The behaviour of `ContextMenu` for a component with its own element. */
export function useContextMenu({ label, renderMenu, onIntent }: Options) {
  const state = useMenuTriggerState({});
  const anchorRef = useRef<Element>(null);
  const [target, setTarget] = useState<Element | null>(null);

  const { contextMenuProps } = useContextMenuEvents({
    onContextMenu({ target: owner, x, y }) {
      const box = owner.getBoundingClientRect();
      const point = { x: box.x + x, y: box.y + y };
      anchorRef.current = owner;
      setTarget(document.elementFromPoint(point.x, point.y));
      state.setPoint(point);
      state.open(focusStrategy());
    },
  });

  // A right click outside of the open menu closes it, and the browser shows its own context menu.
  useEffect(() => {
    if (!state.isOpen) return undefined;
    const close = (event: MouseEvent) => {
      if (event.button === 2 && event.target === document.body) state.close();
    };
    document.addEventListener('mousedown', close);
    return () => document.removeEventListener('mousedown', close);
  }, [state]);

  const preload = (event: PointerEvent) => {
    if (event.button !== 2 && event.pointerType === 'mouse') return;
    MenuSurface.preload();
    onIntent?.();
  };

  const overlay = target !== null && (
    <PartBoundary
      attempt={state.isOpen || null}
      onFailure={() => state.close()}
      onRetry={() => state.open('first')}
    >
      <MenuSurface
        state={state}
        triggerRef={anchorRef}
        label={label(target)}
        placement="bottom start"
        offset={0}
      >
        {renderMenu(target)}
      </MenuSurface>
    </PartBoundary>
  );

  const props: HTMLAttributes<HTMLElement> = { ...contextMenuProps, onPointerDownCapture: preload };
  return { contextMenuProps: props, overlay, isOpen: state.isOpen };
}
