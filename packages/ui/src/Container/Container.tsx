import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import type { LayoutProps } from '../theme/layout.ts';
import { container, width as widthClass } from './Container.css.ts';

export interface ContainerProps extends LayoutProps {
  /** The maximum width: `text` is 720 px for readable lines, `page` is 1600 px. @default 'page' */
  width?: 'text' | 'page';
}

/** Centres the content of a page and keeps it away from the edges. */
export const Container = withRef(function Container({
  as = 'div',
  width = 'page',
  className,
  ...props
}: ContainerProps) {
  const Element = as as 'div';
  return <Element {...props} className={cx(container, widthClass[width], className)} />;
});
