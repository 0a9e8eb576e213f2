import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import type { LayoutProps, Space } from '../theme/layout.ts';
import { padding as paddingClass, radius as radiusClass, surface as surfaceClass } from './Box.css.ts';

export interface BoxProps extends LayoutProps {
  padding?: Space;
  /** The surface; without one the box has no background. */
  surface?: keyof typeof surfaceClass;
  radius?: keyof typeof radiusClass;
}

/** A surface, or padding, around one element. For space between elements use `Stack`, `Inline` or `Grid`. */
export const Box = withRef(function Box({
  as = 'div',
  padding,
  surface,
  radius,
  className,
  ...props
}: BoxProps) {
  const Element = as as 'div';
  return (
    <Element
      {...props}
      className={
        cx(
          padding && paddingClass[padding],
          surface && surfaceClass[surface],
          radius && radiusClass[radius],
          className,
        ) || undefined
      }
    />
  );
});
