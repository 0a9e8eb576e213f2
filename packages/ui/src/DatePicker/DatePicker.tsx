'use client';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  type DateValue,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import type { RefAttributes } from 'react';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import { DateParts } from '../dates/DateParts.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { Popover } from '../Popover/Popover.tsx';
import { withRef } from '../ref/withRef.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp, FieldLabel, type FieldLabels, type FieldSize } from '../field/FieldParts.tsx';
import * as styles from './DatePicker.css.ts';
import { PickerBox } from '../dates/PickerBox.tsx';
import { hasTimes, PickerTime } from '../dates/PickerTime.tsx';
import { messages } from './messages.ts';

export interface DatePickerProps<T extends DateValue = DateValue>
  extends Omit<AriaDatePickerProps<T>, 'render' | 'children'>, FieldLabels, RefAttributes<HTMLDivElement> {
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  /** Shows a button that clears the field. */
  isClearable?: boolean;
  /** A request about the value is under way; the field stays usable. */
  isPending?: boolean;
  /** The number of months shown side by side; on a phone always one. @default 1 */
  months?: 1 | 2;
  /** Shows a button that selects today. @default true */
  hasToday?: boolean;
}

/** A date that is typed or selected in a calendar. For a well-known date, such as a birthday, use `DateField`. */
export const DatePicker = withRef(function DatePicker<T extends DateValue>({
  label,
  description,
  errorMessage,
  size = 'sm',
  isClearable,
  isPending,
  months,
  hasToday,
  className,
  ...props
}: DatePickerProps<T>) {
  const t = useUiMessages(messages);
  const hasTime = hasTimes(props.granularity, props.value ?? props.defaultValue ?? props.placeholderValue);
  return (
    <AriaDatePicker
      {...props}
      // The time is below the days.
      shouldCloseOnSelect={props.shouldCloseOnSelect ?? !hasTime}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, field.field)}
    >
      {({ state, isDisabled, isReadOnly }) => (
        <>
          {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
          <PickerBox
            size={size}
            isEmpty={state.value === null}
            isClearable={isClearable}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isPending={isPending}
            onPress={() => state.setValue(null)}
          >
            <DateParts />
          </PickerBox>
          <FieldHelp description={description} errorMessage={errorMessage} />
          <Popover padding="none" placement="bottom start">
            <Dialog className={styles.dialog}>
              <Calendar months={months} hasToday={hasToday} />
              {state.hasTime && (
                <div className={styles.actions}>
                  <PickerTime
                    label={t.time}
                    granularity={state.granularity}
                    hourCycle={props.hourCycle}
                    shouldForceLeadingZeros={props.shouldForceLeadingZeros}
                    value={state.timeValue}
                    onChange={state.setTimeValue}
                  />
                  <Button size="sm" tone="accent" onPress={() => state.setOpen(false)}>
                    {t.dateDone}
                  </Button>
                </div>
              )}
            </Dialog>
          </Popover>
        </>
      )}
    </AriaDatePicker>
  );
});
