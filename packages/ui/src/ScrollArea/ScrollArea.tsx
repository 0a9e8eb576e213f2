'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { ScrollRegion } from '../layouts/ScrollRegion.tsx';
import { cx } from '../theme/cx.ts';
import { scrollArea } from './ScrollArea.css.ts';

export interface ScrollAreaProps extends ComponentPropsWithoutRef<'div'> {
  /** The accessible name: the area is a stop of the Tab key while its content does not fit. */
  'aria-label': string;
  /** The directions in which it scrolls. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | 'both';
  /** The scrollbar of the browser. With `none` something else must show that there is more. @default 'thin' */
  scrollbar?: 'auto' | 'thin' | 'none';
}

/** Content that scrolls by itself, by touch, wheel and keyboard. Its parent or `style` limits its size. */
export function ScrollArea({
  orientation = 'vertical',
  scrollbar = 'thin',
  className,
  ...props
}: ScrollAreaProps) {
  return (
    <ScrollRegion
      role="region"
      {...props}
      className={cx(scrollArea({ orientation, scrollbar }), className)}
    />
  );
}
