import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { align as alignClass, gap, justify as justifyClass } from '../theme/layout.css.ts';
import type { Align, Justify, LayoutProps, Space } from '../theme/layout.ts';
import { inline, wrapping } from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** @default 'xs' */
  space?: Space;
  /** @default 'center' */
  align?: Align;
  justify?: Justify;
  /** Wraps into further lines where there is no more space. @default false */
  wrap?: boolean;
}

/** Lays out its children in a row with equal gaps. */
export const Inline = withRef(function Inline({
  as = 'div',
  space = 'xs',
  align = 'center',
  justify,
  wrap,
  className,
  ...props
}: InlineProps) {
  const Element = as as 'div';
  return (
    <Element
      {...props}
      className={cx(
        inline,
        gap[space],
        alignClass[align],
        justify && justifyClass[justify],
        wrap && wrapping,
        className,
      )}
    />
  );
});
