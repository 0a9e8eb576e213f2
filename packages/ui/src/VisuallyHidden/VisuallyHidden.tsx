import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption';
}

/** Text for screen readers only. */
export const VisuallyHidden = withRef(function VisuallyHidden({
  as = 'span',
  className,
  ...props
}: VisuallyHiddenProps) {
  const Element = as as 'span';
  return <Element {...props} className={cx(hidden, className)} />;
});
