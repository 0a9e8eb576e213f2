'use client';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { type ReactNode, type RefAttributes, useContext } from 'react';
import { button, content } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { withClass } from '../Overlay/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { icon, toggleButton } from './ToggleButton.css.ts';
import { ToggleButtonLookContext } from './ToggleButtonLook.ts';

export interface ToggleButtonProps
  extends Omit<AriaToggleButtonProps, 'render' | 'children'>, RefAttributes<HTMLButtonElement> {
  /** Its colour while it is on. @default 'neutral' */
  tone?: 'accent' | 'neutral';
  /** From loud to quiet while it is off: solid, soft, outline, ghost. @default 'soft' */
  variant?: 'solid' | 'soft' | 'ghost' | 'outline';
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: ButtonProps['size'];
  startIcon?: ReactNode;
  /** An icon alone, as wide as it is high. Give `aria-label`. */
  isIconOnly?: boolean;
  children?: ReactNode;
}

/** Turns something on and off in place. Its label stays the same. For a setting in a form use `Switch`. */
export const ToggleButton = withRef(function ToggleButton({
  tone,
  variant,
  size,
  startIcon,
  isIconOnly = false,
  className,
  children,
  ...props
}: ToggleButtonProps) {
  const group = useContext(ToggleButtonLookContext);
  const height = size ?? group.size ?? 'sm';
  const look = cx(
    button({ tone: 'neutral', variant: variant ?? group.variant ?? 'soft', size: height }),
    isIconOnly && icon({ size: height }),
    toggleButton({ tone: tone ?? group.tone ?? 'neutral', isSegment: group.isSegment }),
  );
  return (
    <AriaToggleButton {...props} className={withClass(className, look)}>
      <span className={content}>
        {startIcon}
        {children}
      </span>
    </AriaToggleButton>
  );
});
