'use client';
import { useEffect, useState } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import OverlayState from '../overlays/OverlayState.tsx';
import type { StackedDialog } from './dialogStack.ts';

/** Longer than the closing animation of any dialog or menu. */
const leave = 500;
/** A menu that has closed restores the focus within these frames, if there is an element to restore it to. */
const restoring = 4;

const isInMenu = () => document.activeElement?.closest('[role="menu"]') != null;
const isNowhere = () => document.activeElement === document.body;

/**
 * Whether the menu that opened the dialog has closed and restored the focus. A dialog that opens earlier finds the focus
 * on an item of the menu, which is gone when the dialog restores the focus.
 */
function useIsMenuClosed() {
  const [isClosed, setClosed] = useState(() => !isInMenu() && !isNowhere());
  useEffect(() => {
    if (isClosed) return undefined;
    const end = performance.now() + leave;
    let framesNowhere = 0;
    const look = () => {
      framesNowhere = isNowhere() ? framesNowhere + 1 : 0;
      const isOver = performance.now() > end || framesNowhere > restoring;
      if (isOver || !(isInMenu() || isNowhere())) setClosed(true);
      else frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [isClosed]);
  return isClosed;
}

interface DialogLayerProps {
  dialog: StackedDialog;
  onGone: (key: number) => void;
}

/** One dialog of the stack. Its code is loaded with the first dialog. */
export default function DialogLayer({ dialog: { key, isOpen, content, close }, onGone }: DialogLayerProps) {
  const state = useMenuTriggerState({ isOpen, onOpenChange: (next) => !next && close() });
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => onGone(key), leave);
    return () => clearTimeout(timer);
  }, [isOpen, key, onGone]);
  const isMenuClosed = useIsMenuClosed();
  return isMenuClosed && <OverlayState state={state}>{content}</OverlayState>;
}
