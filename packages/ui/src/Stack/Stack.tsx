import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { align as alignClass, gap } from '../theme/layout.css.ts';
import type { Align, LayoutProps, Space } from '../theme/layout.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends LayoutProps {
  /** @default 'md' */
  space?: Space;
  /** @default 'stretch' */
  align?: Align;
}

/** Lays out its children in a column with equal gaps. */
export const Stack = withRef(function Stack({
  as = 'div',
  space = 'md',
  align,
  className,
  ...props
}: StackProps) {
  const Element = as as 'div';
  return <Element {...props} className={cx(stack, gap[space], align && alignClass[align], className)} />;
});
