'use client';
import { useEffect } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import OverlayState from '../overlays/OverlayState.tsx';
import type { StackedDialog } from './dialogStack.ts';

/** Longer than the closing animation of any dialog. */
const leave = 500;

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
  return <OverlayState state={state}>{content}</OverlayState>;
}
