'use client';
import {
  RangeCalendar as AriaRangeCalendar,
  Text,
  type DateValue,
  type RangeCalendarProps as AriaRangeCalendarProps,
} from 'react-aria-components/RangeCalendar';
import type { ReactNode, RefAttributes } from 'react';
import * as styles from '../dates/calendar.css.ts';
import { CalendarFrame } from '../dates/CalendarFrame.tsx';
import { useIsPhone } from '../media/useIsPhone.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';

export interface RangeCalendarProps<T extends DateValue = DateValue>
  extends
    Omit<AriaRangeCalendarProps<T>, 'render' | 'children' | 'visibleDuration'>,
    RefAttributes<HTMLDivElement> {
  /** The number of months shown side by side; on a phone always one. @default 1 */
  months?: 1 | 2;
  /** The error message under the days. */
  errorMessage?: ReactNode;
}

/** A month view that selects the first and the last day of a range. In a form use `DateRangePicker`. */
export const RangeCalendar = withRef(function RangeCalendar<T extends DateValue>({
  months = 1,
  errorMessage,
  className,
  ...props
}: RangeCalendarProps<T>) {
  const isPhone = useIsPhone();
  const shown = isPhone ? 1 : months;
  return (
    <AriaRangeCalendar
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      data-readonly={props.isReadOnly || undefined}
      visibleDuration={{ months: shown }}
      className={withClass(className, styles.calendar)}
    >
      <CalendarFrame months={shown} isRange />
      {errorMessage !== undefined && (
        <Text slot="errorMessage" className={styles.error}>
          {errorMessage}
        </Text>
      )}
    </AriaRangeCalendar>
  );
});
