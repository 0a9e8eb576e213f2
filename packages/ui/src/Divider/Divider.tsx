import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { divider } from './Divider.css.ts';

export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A thin line between two areas of the same surface. */
export const Divider = withRef(function Divider({
  orientation = 'horizontal',
  className,
  ...props
}: DividerProps) {
  return <hr {...props} aria-orientation={orientation} className={cx(divider[orientation], className)} />;
});
