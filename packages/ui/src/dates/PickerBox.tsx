'use client';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/DatePicker';
import { SlotButton } from '../buttons/SlotButton.tsx';
import { DateBoxEnd, type DateBoxEndProps } from './DateBoxEnd.tsx';
import { button } from './dateParts.css.ts';
import { box } from '../field/field.css.ts';
import { fieldButtonSize } from '../field/fieldButtonSize.ts';
import { cx } from '../theme/cx.ts';
import { CalendarIcon } from './CalendarIcon.ts';

export interface PickerBoxProps extends DateBoxEndProps {
  className?: string;
  children: ReactNode;
}

/** The box of a picker: its dates, and the button that opens the calendar. */
export const PickerBox = ({ className, children, ...end }: PickerBoxProps) => (
  <Group className={cx(box({ size: end.size }), className)}>
    {children}
    <DateBoxEnd {...end} />
    <SlotButton size={fieldButtonSize[end.size]} className={button}>
      <CalendarIcon size="1em" />
    </SlotButton>
  </Group>
);
