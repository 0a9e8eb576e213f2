'use client';
import {
  DateFormatter,
  getLocalTimeZone,
  maxDate,
  minDate,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  today,
  type CalendarDate,
} from '@internationalized/date';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
  type DateRangePickerState,
  type DateValue,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useState, type RefAttributes } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../Button/Button.tsx';
import { DateParts } from '../dates/DateParts.tsx';
import { PickerBox } from '../dates/PickerBox.tsx';
import { hasTimes, PickerTime } from '../dates/PickerTime.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { Popover } from '../Popover/Popover.tsx';
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx';
import { withRef } from '../ref/withRef.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp, FieldLabel, type FieldLabels, type FieldSize } from '../field/FieldParts.tsx';
import { CompareChoice, type CompareMode } from './CompareChoice.tsx';
import { isSamePeriod, periods, previousPeriod, previousYear, type Period } from './dateRanges.ts';
import * as styles from './DateRangePicker.css.ts';
import { messages } from './messages.ts';

/** A period, and the compared period. */
export interface DateRangeValue<T extends DateValue = DateValue> extends Period<T> {
  compare?: Period<T> | null;
}

/** A period that is selected with one press. */
export interface DatePreset {
  id: string;
  label: string;
  range: (today: CalendarDate) => Period<CalendarDate>;
}

type Behaviour<T extends DateValue> = Omit<
  AriaDateRangePickerProps<T>,
  'render' | 'children' | 'value' | 'defaultValue' | 'onChange'
>;

export interface DateRangePickerProps<T extends DateValue = DateValue>
  extends Behaviour<T>, FieldLabels, RefAttributes<HTMLDivElement> {
  value?: DateRangeValue<T> | null;
  defaultValue?: DateRangeValue<T> | null;
  onChange?: (value: DateRangeValue<T> | null) => void;
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  /** Preset periods; `[]` for none. @default last 7 and 30 days, this and last month, this year */
  presets?: readonly DatePreset[];
  /** Adds a second period to compare with: the previous one, a year before, or a custom one. */
  hasCompare?: boolean;
  /** The name of the first day of the compared period in a form. */
  compareStartName?: string;
  /** The name of the last day of the compared period in a form. */
  compareEndName?: string;
  /** Shows a button that clears the field. */
  isClearable?: boolean;
  /** A request about the value is under way; the field stays usable. */
  isPending?: boolean;
  /** The number of months side by side; on a phone always one. @default 2 */
  months?: 1 | 2;
}

/** Applies the rule of comparison: the compared period that follows from a period. */
function follow<T extends DateValue>(mode: CompareMode, period: Period<T>, custom: Period<T> | null) {
  if (mode === 'previousPeriod') return previousPeriod(period);
  if (mode === 'previousYear') return previousYear(period);
  return mode === 'custom' ? custom : null;
}

function modeOf(value: DateRangeValue | null): CompareMode {
  if (!value?.compare) return 'none';
  if (isSamePeriod(value.compare, previousPeriod(value))) return 'previousPeriod';
  return isSamePeriod(value.compare, previousYear(value)) ? 'previousYear' : 'custom';
}

interface PresetsProps extends Pick<DateRangePickerProps, 'minValue' | 'maxValue'> {
  presets: readonly DatePreset[];
  state: DateRangePickerState;
  onChoose: () => void;
}

function Presets({ presets, state, minValue, maxValue, onChoose }: PresetsProps) {
  const t = useUiMessages(messages);
  const day = today(getLocalTimeZone());
  const { start: chosenStart, end: chosenEnd } = state.value;
  const chosen = chosenStart && chosenEnd ? { start: chosenStart, end: chosenEnd } : null;
  const limits = {
    min: minValue ? toCalendarDate(minValue) : undefined,
    max: maxValue ? toCalendarDate(maxValue) : undefined,
  };
  return (
    <div role="group" aria-label={t.datePresets} className={styles.presets}>
      {presets.map(({ id, label, range }) => {
        const whole = range(day);
        const start = maxDate(whole.start, limits.min) ?? whole.start;
        const end = minDate(whole.end, limits.max) ?? whole.end;
        return (
          <Button
            key={id}
            slot={null}
            variant="ghost"
            size="xs"
            aria-pressed={isSamePeriod(chosen, { start, end })}
            isDisabled={start.compare(end) > 0}
            onPress={() => {
              state.setValue(
                state.hasTime
                  ? { start: toCalendarDateTime(start), end: toCalendarDateTime(end, new Time(23, 59, 59)) }
                  : { start, end },
              );
              onChoose();
            }}
            className={styles.preset}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

function useDefaultPresets(): readonly DatePreset[] {
  const t = useUiMessages(messages);
  return [
    { id: 'last7Days', label: t.dateLast7Days, range: periods.last7Days },
    { id: 'last30Days', label: t.dateLast30Days, range: periods.last30Days },
    { id: 'thisMonth', label: t.dateThisMonth, range: periods.thisMonth },
    { id: 'lastMonth', label: t.dateLastMonth, range: periods.lastMonth },
    { id: 'thisYear', label: t.dateThisYear, range: periods.thisYear },
  ];
}

function Compared({ period }: { period: Period }) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const formatter = new DateFormatter(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const at = (date: DateValue) => toCalendarDate(date).toDate('UTC');
  return (
    <div className={styles.compared}>
      {`${t.dateCompare}: ${formatter.formatRange(at(period.start), at(period.end))}`}
    </div>
  );
}

/** A period that is typed, selected in calendars or from presets, with an optional second period to compare with. */
export const DateRangePicker = withRef(function DateRangePicker<T extends DateValue>({
  label,
  description,
  errorMessage,
  size = 'sm',
  presets: given,
  hasCompare,
  compareStartName,
  compareEndName,
  isClearable,
  isPending,
  months = 2,
  className,
  value: controlled,
  defaultValue = null,
  onChange,
  ...props
}: DateRangePickerProps<T>) {
  const t = useUiMessages(messages);
  const usual = useDefaultPresets();
  const presets = given ?? usual;
  const [value, setValue] = useControlledState<DateRangeValue<T> | null>(controlled, defaultValue, onChange);
  const [isCustom, setCustom] = useState(() => modeOf(value) === 'custom');
  const mode = isCustom ? 'custom' : modeOf(value);
  const compare = value?.compare ?? null;
  const isCompared = hasCompare === true;
  const hasTime = hasTimes(props.granularity, value?.start ?? props.placeholderValue);

  const setPeriod = (period: Period<T> | null) => {
    if (!period) setValue(null);
    else if (isCompared) setValue({ ...period, compare: follow(mode, period, compare) });
    else setValue(period);
  };
  const setMode = (next: CompareMode) => {
    setCustom(next === 'custom');
    if (value) setValue({ ...value, compare: follow(next, value, compare ?? previousPeriod(value)) });
  };

  return (
    <AriaDateRangePicker
      {...props}
      value={value && { start: value.start, end: value.end }}
      onChange={(period) => setPeriod(period as Period<T> | null)}
      // Times and the compared period are below the days.
      shouldCloseOnSelect={props.shouldCloseOnSelect ?? !(isCompared || hasTime)}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, field.field)}
    >
      {({ state, isDisabled, isReadOnly }) => {
        const done = (
          <Button size="sm" tone="accent" onPress={() => state.setOpen(false)} className={styles.done}>
            {t.dateDone}
          </Button>
        );
        return (
          <>
            {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
            <PickerBox
              className={styles.box[size]}
              size={size}
              isEmpty={!state.value.start && !state.value.end}
              isClearable={isClearable}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              isPending={isPending}
              onPress={() => state.setValue(null)}
            >
              <div className={styles.dates[size]}>
                <DateParts slot="start" grows={false} />
                <span aria-hidden="true" className={styles.dash}>
                  –
                </span>
                <DateParts slot="end" grows={false} />
              </div>
            </PickerBox>
            {isCompared && compare && <Compared period={compare} />}
            {compareStartName !== undefined && (
              <input
                type="hidden"
                name={compareStartName}
                form={props.form}
                value={compare?.start.toString() ?? ''}
              />
            )}
            {compareEndName !== undefined && (
              <input
                type="hidden"
                name={compareEndName}
                form={props.form}
                value={compare?.end.toString() ?? ''}
              />
            )}
            <FieldHelp description={description} errorMessage={errorMessage} />
            <Popover padding="none" placement="bottom start">
              <Dialog className={styles.dialog}>
                {presets.length > 0 && (
                  <Presets
                    presets={presets}
                    state={state}
                    minValue={props.minValue}
                    maxValue={props.maxValue}
                    onChoose={() => {
                      if (!isCompared) state.setOpen(false);
                    }}
                  />
                )}
                <div className={styles.main}>
                  <RangeCalendar months={months} />
                  {state.hasTime && (
                    <div className={styles.times}>
                      {(['start', 'end'] as const).map((part) => (
                        <PickerTime
                          key={part}
                          label={part === 'start' ? t.dateStartTime : t.dateEndTime}
                          granularity={state.granularity}
                          hourCycle={props.hourCycle}
                          shouldForceLeadingZeros={props.shouldForceLeadingZeros}
                          value={state.timeRange?.[part] ?? null}
                          onChange={(time) => state.setTime(part, time)}
                        />
                      ))}
                      {!isCompared && done}
                    </div>
                  )}
                  {isCompared && (
                    <>
                      <div className={styles.compare}>
                        <CompareChoice value={mode} onChange={setMode} />
                        {mode === 'custom' && (
                          <DateRangePicker<T>
                            aria-label={t.dateCompareCustom}
                            size="sm"
                            presets={[]}
                            months={1}
                            granularity={props.granularity}
                            hourCycle={props.hourCycle}
                            shouldForceLeadingZeros={props.shouldForceLeadingZeros}
                            value={compare}
                            onChange={(period) => {
                              if (value) setValue({ ...value, compare: period });
                            }}
                          />
                        )}
                      </div>
                      <div className={styles.actions}>{done}</div>
                    </>
                  )}
                </div>
              </Dialog>
            </Popover>
          </>
        );
      }}
    </AriaDateRangePicker>
  );
});
