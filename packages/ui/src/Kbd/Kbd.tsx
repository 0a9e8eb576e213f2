import type { ComponentPropsWithRef } from 'react';
import { cx } from '../theme/cx.ts';
import { kbd } from './Kbd.css.ts';

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/** A key of the keyboard. */
export function Kbd({ className, ...props }: KbdProps) {
  return <kbd {...props} className={cx(kbd, className)} />;
}
