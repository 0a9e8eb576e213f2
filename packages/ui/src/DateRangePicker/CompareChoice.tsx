'use client';
import { useId } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import * as field from '../field/field.css.ts';
import * as styles from './DateRangePicker.css.ts';
import { messages } from './messages.ts';

/** Selects the period to compare with. */
export type CompareMode = 'none' | 'previousPeriod' | 'previousYear' | 'custom';

export interface CompareChoiceProps {
  value: CompareMode;
  onChange: (mode: CompareMode) => void;
}

/** A native select, as in the calendar’s header. */
export function CompareChoice({ value, onChange }: CompareChoiceProps) {
  const t = useUiMessages(messages);
  const id = useId();
  const modes: readonly (readonly [CompareMode, string])[] = [
    ['none', t.dateCompareNone],
    ['previousPeriod', t.dateComparePreviousPeriod],
    ['previousYear', t.dateComparePreviousYear],
    ['custom', t.dateCompareCustom],
  ];
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={field.label}>
        {t.dateCompare}
      </label>
      <div className={field.box({ size: 'sm' })}>
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const mode = modes.find(([name]) => name === event.target.value);
            if (mode) onChange(mode[0]);
          }}
          className={`${field.input} ${styles.select}`}
        >
          {modes.map(([mode, label]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="1em" className={styles.chevron} />
      </div>
    </div>
  );
}
