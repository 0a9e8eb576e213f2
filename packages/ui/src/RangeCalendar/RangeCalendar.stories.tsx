import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isPhonePage } from '../foundation/isPhonePage.ts';
import { arrow } from '../foundation/arrow.ts';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta = {
  title: 'ui/RangeCalendar',
  component: RangeCalendar,
  args: { 'aria-label': 'Tour', onChange: fn() },
} satisfies Meta<typeof RangeCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = '[role="button"]:not([data-outside-month])';
const period = { start: parseDate('2026-11-11'), end: parseDate('2026-11-20') };
const last = (onChange: unknown) => {
  const value = (onChange as ReturnType<typeof fn>).mock.lastCall?.[0];
  return `${value?.start.toString()}/${value?.end.toString()}`;
};

export const Default: Story = {
  args: { defaultValue: period },
  play: async ({ canvasElement, args, step }) => {
    const cell = (text: string) => within(canvasElement).getByText(text, { selector: days });
    await step('two presses choose a period, in either order', async () => {
      await userEvent.click(cell('24'));
      await userEvent.click(cell('6'));
      await expect(last(args.onChange)).toBe('2026-11-06/2026-11-24');
    });
    await step('all its days are marked', async () => {
      const marked = canvasElement.querySelectorAll('[data-selected]:not([data-outside-month])');
      await expect(marked).toHaveLength(19);
      await expect(cell('6')).toHaveAttribute('data-selection-start');
      await expect(cell('24')).toHaveAttribute('data-selection-end');
    });
  },
};

export const Keyboard: Story = {
  args: { defaultValue: period, autoFocus: true },
  play: async ({ args, step }) => {
    await step('Enter begins and goes on to the next day, arrows extend, Enter ends', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard(`${arrow('end')}{ArrowDown}{Enter}`);
      await expect(last(args.onChange)).toBe('2026-11-01/2026-11-10');
    });
  },
};

export const TwoMonths: Story = {
  args: { defaultValue: { start: parseDate('2026-11-11'), end: parseDate('2026-12-09') }, months: 2 },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    await expect(within(canvasElement).getAllByRole('grid')).toHaveLength(2);
  },
};

export const TwoMonthsOnAPhone: Story = {
  args: { defaultValue: period, months: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('grid')).toHaveLength(1);
  },
};

/** A period ends before the first day that is taken, unless `allowsNonContiguousRanges`. */
export const Unavailable: Story = {
  args: {
    defaultValue: period,
    minValue: parseDate('2026-11-05'),
    isDateUnavailable: (date) => date.day === 24 || date.day === 25,
  },
  play: async ({ canvasElement, args }) => {
    const cell = (text: string) => within(canvasElement).getByText(text, { selector: days });
    await userEvent.click(cell('24'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(cell('24')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Invalid: Story = {
  args: { defaultValue: period, isInvalid: true, errorMessage: 'A tour takes two weeks at least.' },
};

export const ReadOnly: Story = { args: { defaultValue: period, isReadOnly: true } };

export const Disabled: Story = { args: { defaultValue: period, isDisabled: true } };
