import { useFormatLocale, useMessages } from '@segno/data';
import { NumberField, type NumberFieldProps, Select, SelectItem } from '@segno/ui';
import { useState } from 'react';
import { messages } from '../messages/en.ts';
import * as css from './AdminForm.css.ts';

/** As limits of uploads are named to people: a megabyte has 1024 kilobytes. */
const units = { kilobyte: 1024, megabyte: 1024 ** 2, gigabyte: 1024 ** 3 };
type Unit = keyof typeof units;
const largestFirst = (Object.keys(units) as Unit[]).toReversed();

/** The largest unit in which a size is a whole number. */
const unitOf = (bytes: number): Unit =>
  bytes > 0 ? (largestFirst.find((unit) => bytes % units[unit] === 0) ?? 'kilobyte') : 'megabyte';

const nameOf = (unit: Unit, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit }).formatToParts(1).find(({ type }) => type === 'unit')
    ?.value ?? unit;

export interface SizeFieldProps extends Pick<
  NumberFieldProps,
  'label' | 'description' | 'errorMessage' | 'isDisabled' | 'isInvalid' | 'minValue'
> {
  /** In bytes; `NaN` for none. */
  value: number;
  onChange: (bytes: number) => void;
}

/** A number of bytes, in a unit that the person chooses. Another unit changes the number, and not the size. */
export function SizeField({ value, onChange, ...props }: SizeFieldProps) {
  const t = useMessages(messages);
  const locale = useFormatLocale();
  const [unit, setUnit] = useState(() => unitOf(value));
  return (
    <div className={css.measured}>
      <NumberField
        {...props}
        className={css.part}
        minValue={0}
        value={value / units[unit]}
        formatOptions={{ maximumFractionDigits: 3 }}
        onChange={(size) => onChange(Math.round(size * units[unit]))}
      />
      <Select
        className={css.part}
        label={t('size.unit')}
        isDisabled={props.isDisabled}
        value={unit}
        onChange={(chosen) => setUnit(chosen as Unit)}
      >
        {largestFirst.map((each) => (
          <SelectItem key={each} id={each}>
            {nameOf(each, locale)}
          </SelectItem>
        ))}
      </Select>
    </div>
  );
}
