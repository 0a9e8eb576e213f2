'use client';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import type { Key } from 'react-aria-components/Select';
import { useLocale } from 'react-aria/I18nProvider';
import { useContext, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { ChevronStartIcon } from '../icons/ChevronStartIcon.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './calendar.css.ts';
import { SlotButton } from '../buttons/SlotButton.tsx';
import { weekdayStyle } from './weekdayStyle.ts';

interface ChoiceProps {
  'aria-label': string;
  value: Key;
  onChange: (key: Key | null) => void;
  items: readonly { id: number; formatted: string }[];
}

/** A native select: phones show their own picker, and it needs no code. */
function Choice({ items, value, onChange, 'aria-label': label }: ChoiceProps) {
  const ofDays = useContext(CalendarStateContext);
  const ofRanges = useContext(RangeCalendarStateContext);
  return (
    <span className={styles.choice}>
      <select
        aria-label={label}
        value={String(value)}
        disabled={(ofRanges ?? ofDays)?.isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className={styles.select}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </select>
      <ChevronDownIcon size="1em" className={styles.chevron} />
    </span>
  );
}

export interface CalendarFrameProps {
  months: 1 | 2;
  isRange?: boolean;
  /** Content under the days. */
  footer?: ReactNode;
}

/** The common content of `Calendar` and `RangeCalendar`. */
export function CalendarFrame({ months, isRange, footer }: CalendarFrameProps) {
  const { locale } = useLocale();
  const style = weekdayStyle(locale);
  return (
    <>
      <div className={styles.header}>
        <SlotButton slot="previous" size="sm">
          <ChevronStartIcon />
        </SlotButton>
        <div className={styles.titles}>
          <div className={styles.choices}>
            <CalendarMonthPicker format="long">{(month) => <Choice {...month} />}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={120}>{(year) => <Choice {...year} />}</CalendarYearPicker>
          </div>
          {months === 2 && (
            <CalendarHeading
              level={3}
              offset={{ months: 1 }}
              format={{ month: 'long', year: 'numeric' }}
              className={styles.title}
            />
          )}
        </div>
        <SlotButton slot="next" size="sm">
          <ChevronEndIcon />
        </SlotButton>
      </div>
      <div className={styles.months}>
        {Array.from({ length: months }, (_, offset) => (
          <CalendarGrid key={offset} offset={{ months: offset }} weekdayStyle={style} className={styles.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell date={date} className={cx(styles.cell, isRange && styles.rangeCell)} />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
      {footer}
    </>
  );
}
