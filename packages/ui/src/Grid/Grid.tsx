import type { CSSProperties } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { gap } from '../theme/layout.css.ts';
import type { LayoutProps, Space } from '../theme/layout.ts';
import { grid, itemWidth } from './Grid.css.ts';

export interface GridProps extends LayoutProps {
  /** The minimum width of a column in pixels; columns share the available width. @default 160 */
  minItemWidth?: number;
  /** @default 'lg' */
  space?: Space;
}

/** Fills the width with equal columns and gutters, as many as fit. */
export const Grid = withRef(function Grid({
  as = 'div',
  minItemWidth,
  space = 'lg',
  className,
  style,
  ...props
}: GridProps) {
  const Element = as as 'div';
  const width =
    minItemWidth === undefined ? undefined : ({ [itemWidth]: `${minItemWidth}px` } as CSSProperties);
  return <Element {...props} className={cx(grid, gap[space], className)} style={{ ...width, ...style }} />;
});
