'use client';
import { OverlayTrigger, type OverlayTriggerProps } from '../overlays/OverlayTrigger.tsx';

export type PopoverTriggerProps = OverlayTriggerProps;

/** Opens a `Popover` from a button. Its code is loaded on the first intent. */
export const PopoverTrigger = (props: PopoverTriggerProps) => <OverlayTrigger {...props} />;
