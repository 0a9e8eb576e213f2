'use client';
import { OverlayTrigger, type OverlayTriggerProps } from '../overlays/OverlayTrigger.tsx';

export type PopoverTriggerProps = OverlayTriggerProps;

/** Opens a `Popover` from a button. Costs a page nothing until someone reaches for it. */
export const PopoverTrigger = (props: PopoverTriggerProps) => <OverlayTrigger {...props} />;
