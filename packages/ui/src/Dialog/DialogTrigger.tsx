'use client';
import { OverlayTrigger, type OverlayTriggerProps } from '../overlays/OverlayTrigger.tsx';

export type DialogTriggerProps = OverlayTriggerProps;

/** Opens a `Dialog` or `Tray` from a button. Without a button of its own, use `openDialog`. */
export const DialogTrigger = (props: DialogTriggerProps) => <OverlayTrigger {...props} />;
