'use client';
import { getLocalTimeZone, toCalendar, today } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  Text,
  type CalendarProps as AriaCalendarProps,
  type CalendarState,
  type DateValue,
} from 'react-aria-components/Calendar';
import type { ReactNode, RefAttributes } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useIsPhone } from '../media/useIsPhone.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as styles from '../dates/calendar.css.ts';
import { CalendarFrame } from '../dates/CalendarFrame.tsx';
import { messages } from './messages.ts';

export interface CalendarProps<T extends DateValue = DateValue>
  extends
    Omit<AriaCalendarProps<T>, 'render' | 'children' | 'visibleDuration'>,
    RefAttributes<HTMLDivElement> {
  /** The number of months shown side by side; on a phone always one. @default 1 */
  months?: 1 | 2;
  /** Shows a button that selects today. @default true */
  hasToday?: boolean;
  /** The error message under the days. */
  errorMessage?: ReactNode;
}

function TodayButton({ state }: { state: CalendarState }) {
  const t = useUiMessages(messages);
  const day = toCalendar(today(getLocalTimeZone()), state.focusedDate.calendar);
  return (
    <Button
      slot={null}
      size="xs"
      variant="ghost"
      isDisabled={
        state.isDisabled || state.isReadOnly || state.isInvalid(day) || state.isCellUnavailable(day)
      }
      onPress={() => {
        state.setFocusedDate(day);
        state.selectDate(day);
      }}
    >
      {t.calendarToday}
    </Button>
  );
}

/** A month view that selects one day. In a form use `DatePicker`; for a range `RangeCalendar`. */
export const Calendar = withRef(function Calendar<T extends DateValue>({
  months = 1,
  hasToday = true,
  errorMessage,
  className,
  ...props
}: CalendarProps<T>) {
  const isPhone = useIsPhone();
  const shown = isPhone ? 1 : months;
  return (
    <AriaCalendar
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      data-readonly={props.isReadOnly || undefined}
      visibleDuration={{ months: shown }}
      className={withClass(className, styles.calendar)}
    >
      {({ state }) => (
        <>
          <CalendarFrame
            months={shown}
            footer={
              hasToday && (
                <div className={styles.footer}>
                  <TodayButton state={state} />
                </div>
              )
            }
          />
          {errorMessage !== undefined && (
            <Text slot="errorMessage" className={styles.error}>
              {errorMessage}
            </Text>
          )}
        </>
      )}
    </AriaCalendar>
  );
});
