'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { useScrollFocus } from './useScrollFocus.ts';

export interface ScrollRegionProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'aside' | 'nav';
}

/** A scroll container that also scrolls by keyboard: while its content overflows, it is focusable. */
export function ScrollRegion({ as = 'div', ...props }: ScrollRegionProps) {
  const Element = as as 'div';
  return <Element {...props} {...useScrollFocus<HTMLDivElement>()} />;
}
