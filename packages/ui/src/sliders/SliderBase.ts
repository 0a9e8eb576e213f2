import type { CSSProperties, ReactNode, Ref } from 'react';

/** A tick mark of a slider, with an optional label. */
export interface SliderMark {
  value: number;
  label?: ReactNode;
}

/** The shared props of `Slider` and `RangeSlider`. */
export interface SliderBase {
  /** The label above the track, beside the value. Without it, set `aria-label` or `aria-labelledby`. */
  label?: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  description?: ReactNode;
  /** The error below the slider. It marks the slider as invalid. */
  errorMessage?: ReactNode;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** The step of an arrow key; Page Up and Page Down change the value by a tenth of the range. @default 1 */
  step?: number;
  /** Formats a value for screen readers and beside the label, such as `1:23`. @default by `formatOptions` */
  formatValue?: (value: number) => string;
  /** The format of numbers in the language of the page. */
  formatOptions?: Intl.NumberFormatOptions;
  /** A vertical slider is 200 px high, unless `style` sets another height. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Tick marks below the track, for example at its ends. */
  marks?: readonly SliderMark[];
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The value is being saved and cannot be changed. */
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

/** Whether the value of a slider cannot be changed. */
export const isFixed = ({ isReadOnly, isPending }: Pick<SliderBase, 'isReadOnly' | 'isPending'>) =>
  isReadOnly === true || isPending === true;
