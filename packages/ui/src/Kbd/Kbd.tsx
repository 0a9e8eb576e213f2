import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { kbd } from './Kbd.css.ts';

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/** A key of the keyboard. */
export const Kbd = withRef(function Kbd({ className, ...props }: KbdProps) {
  return <kbd {...props} className={cx(kbd, className)} />;
});
