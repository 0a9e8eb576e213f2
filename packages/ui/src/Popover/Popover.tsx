'use client';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { RefAttributes } from 'react';
import { floating, tray } from '../overlays/overlay.css.ts';
import { useIsPhone } from '../media/useIsPhone.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { measures } from '../theme/measures.ts';
import { padded } from './Popover.css.ts';

export interface PopoverProps
  extends Omit<AriaPopoverProps, 'render' | 'containerPadding'>, RefAttributes<HTMLElement> {
  /** `none` for content that extends to the edges. @default 'normal' */
  padding?: 'none' | 'normal';
}

/** A surface beside the button that opened it; on phones a tray. For a list of actions, use `Menu`. */
export const Popover = withRef(function Popover({ className, padding = 'normal', ...props }: PopoverProps) {
  const surface = useIsPhone() ? tray : floating;
  return (
    <AriaPopover
      {...props}
      containerPadding={measures.overlayPadding}
      className={withClass(className, padding === 'normal' ? `${surface} ${padded}` : surface)}
    />
  );
});
