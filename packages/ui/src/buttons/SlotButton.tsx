'use client';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { cx } from '../theme/cx.ts';

export interface SlotButtonProps extends Pick<ButtonProps, 'slot' | 'className'> {
  size: NonNullable<ButtonProps['size']>;
  children: ReactNode;
}

/** An icon button whose name and behaviour come from the calendar or picker around it. */
export const SlotButton = ({ size, className, ...props }: SlotButtonProps) => (
  <Button
    {...props}
    variant="ghost"
    size={size}
    className={cx(iconButton({ size, shape: 'round' }), className)}
  />
);
