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

/** A button that is an icon alone. Where there is room use a `Button` with words. */
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
