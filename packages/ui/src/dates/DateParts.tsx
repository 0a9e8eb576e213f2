'use client';
import { DateInput, DateSegment, type DateInputProps } from 'react-aria-components/DateField';
import { cx } from '../theme/cx.ts';
import * as styles from './dateParts.css.ts';

export interface DatePartsProps {
  /** Which date of a range it is. */
  slot?: DateInputProps['slot'];
  /** Whether it takes the room that is left in its box. @default true */
  grows?: boolean;
}

/** The day, month, year and so on of a date field, each a number that is typed or stepped through by arrows. */
export const DateParts = ({ slot, grows = true }: DatePartsProps) => (
  <DateInput slot={slot} className={cx(styles.parts, grows && styles.grow)}>
    {(segment) => (
      <DateSegment
        // Servers put a narrow space before AM where browsers put a plain one.
        segment={{ ...segment, text: segment.text.replaceAll('\u202f', ' ') }}
        className={cx(styles.part, segment.text.length === 1 && styles.single)}
      />
    )}
  </DateInput>
);
