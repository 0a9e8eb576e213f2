import type { ComponentPropsWithRef } from 'react';
import type { align, gap, justify } from './layout.css.ts';

/** A step of the space scale. */
export type Space = keyof typeof gap;
export type Align = keyof typeof align;
export type Justify = keyof typeof justify;

/** The elements that a layout component can render. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'aside'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'form'
  | 'figure'
  | 'hgroup';

export interface LayoutProps extends ComponentPropsWithRef<'div'> {
  /** The rendered element. @default 'div' */
  as?: LayoutElement;
}
