'use client';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'startIcon' | 'endIcon'> {
  /** A verb that names the action. */
  'aria-label': string;
  /** @default 'round' */
  shape?: 'round' | 'square';
}

/** A button with only an icon. Where there is space use a `Button` with a label. */
export const IconButton = withRef(function IconButton({
  variant = 'ghost',
  size = 'sm',
  shape = 'round',
  className,
  ...props
}: IconButtonProps) {
  return (
    <Button {...props} variant={variant} size={size} className={cx(iconButton({ size, shape }), className)} />
  );
});
