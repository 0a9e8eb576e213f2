import type { CSSProperties, ReactNode, Ref } from 'react';

/** A place on a slider that is drawn, and may be named. */
export interface SliderMark {
  value: number;
  label?: ReactNode;
}

/** What a slider of one number and one of two have in common. */
export interface SliderBase {
  /** Stands above the track with the value beside it. Without it give `aria-label` or `aria-labelledby`. */
  label?: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  description?: ReactNode;
  /** What is wrong, under the slider. Marks it as invalid. */
  errorMessage?: ReactNode;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** One arrow key; Page Up and Page Down go a tenth of the way. @default 1 */
  step?: number;
  /** A value in words, read out and shown beside the label: `1:23`. @default by `formatOptions` */
  formatValue?: (value: number) => string;
  /** How a number is written in the page's language. */
  formatOptions?: Intl.NumberFormatOptions;
  /** A vertical one is 200 px high, or as `style` says. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Places that are drawn under the track, such as its ends. */
  marks?: readonly SliderMark[];
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The value is being saved; it cannot be changed meanwhile. */
  isPending?: boolean;
  isInvalid?: boolean;
  /** Adds a red asterisk to the label. */
  isRequired?: boolean;
  id?: string;
  form?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Whether a slider can be looked at only. */
export const isFixed = ({ isReadOnly, isPending }: Pick<SliderBase, 'isReadOnly' | 'isPending'>) =>
  isReadOnly === true || isPending === true;
