'use client';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { CSSProperties, RefAttributes } from 'react';
import { floating, tray } from '../Overlay/overlay.css.ts';
import { useIsPhone } from '../Overlay/useIsPhone.ts';
import { withClass } from '../Overlay/withClass.ts';
import { measures } from '../theme/measures.ts';
import { padded } from './Popover.css.ts';

export interface PopoverProps
  extends Omit<AriaPopoverProps, 'render' | 'containerPadding'>, RefAttributes<HTMLElement> {
  /** `none` lets the content reach the edges. @default 'normal' */
  padding?: 'none' | 'normal';
}

/** The place that react-aria works out is for a floating surface; a tray has its own from its class. */
const unplaced: CSSProperties = {
  position: undefined,
  top: undefined,
  left: undefined,
  right: undefined,
  bottom: undefined,
  maxHeight: undefined,
};

/** A surface beside the button that opened it; on phones a tray. For a list of actions, use `Menu`. */
export function Popover({ className, style, padding = 'normal', ...props }: PopoverProps) {
  const isPhone = useIsPhone();
  const surface = isPhone ? tray : floating;
  return (
    <AriaPopover
      {...props}
      containerPadding={measures.overlayPadding}
      className={withClass(className, padding === 'normal' ? `${surface} ${padded}` : surface)}
      style={isPhone ? unplaced : style}
    />
  );
}
