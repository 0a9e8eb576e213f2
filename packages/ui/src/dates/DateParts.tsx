'use client';
import { DateInput, DateSegment, type DateInputProps } from 'react-aria-components/DateField';
import { cx } from '../theme/cx.ts';
import * as styles from './dateParts.css.ts';

export interface DatePartsProps {
  /** Which date of a range it is. */
  slot?: DateInputProps['slot'];
  /** Whether it fills the remaining space of its box. @default true */
  grows?: boolean;
}

/** The segments of a date field, such as day, month and year. Each is typed or stepped with arrow keys. */
export const DateParts = ({ slot, grows = true }: DatePartsProps) => (
  <DateInput slot={slot} className={cx(styles.parts, grows && styles.grow)}>
    {(segment) => (
      <DateSegment
        // Node.js formats a narrow no-break space before AM, browsers a plain one.
        segment={{ ...segment, text: segment.text.replaceAll('\u202f', ' ') }}
        className={cx(styles.part, segment.text.length === 1 && styles.single)}
      />
    )}
  </DateInput>
);
