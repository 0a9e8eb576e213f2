import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { arrow } from '../testing/arrow.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta = {
  title: 'ui/Dates/RangeCalendar',
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
    await step('two presses select a range, in either order', async () => {
      await userEvent.click(cell('24'));
      await userEvent.click(cell('6'));
      await expect(last(args.onChange)).toBe('2026-11-06/2026-11-24');
    });
    await step('all days of the range are marked', async () => {
      const marked = canvasElement.querySelectorAll('[data-selected]:not([data-outside-month])');
      await expect(marked).toHaveLength(19);
      await expect(cell('6')).toHaveAttribute('data-selection-start');
      await expect(cell('24')).toHaveAttribute('data-selection-end');
    });
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  args: { defaultValue: period, autoFocus: true },
  play: async ({ canvasElement, args, step }) => {
    const focused = () => document.activeElement?.textContent;
    const shown = () => {
      const [month, year] = within(canvasElement).getAllByRole('combobox') as HTMLSelectElement[];
      return `${month!.selectedIndex + 1}/${year!.selectedOptions[0]!.text}`;
    };
    await step(
      'Enter starts a range and focuses the next day, arrow keys extend it, Enter ends it',
      async () => {
        await userEvent.keyboard('{Home}{Enter}');
        await expect(args.onChange).not.toHaveBeenCalled();
        await userEvent.keyboard(`${arrow('end')}{ArrowDown}{Enter}`);
        await expect(last(args.onChange)).toBe('2026-11-01/2026-11-10');
      },
    );
    await step('arrow keys move by days and weeks, Home and End to the ends of the month', async () => {
      await userEvent.keyboard(arrow('start'));
      await expect(focused()).toBe('9');
      await userEvent.keyboard(`${arrow('end')}{ArrowUp}`);
      await expect(focused()).toBe('3');
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe('30');
    });
    await step('Page Up and Page Down move by months, with Shift by years', async () => {
      await userEvent.keyboard('{PageDown}{PageUp}{PageUp}');
      await expect(shown()).toBe('10/2026');
      await userEvent.keyboard('{PageDown}{Shift>}{PageUp}{/Shift}');
      await expect(shown()).toBe('11/2025');
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await expect(shown()).toBe('11/2026');
    });
    await step('Escape cancels the started range', async () => {
      const calls = (args.onChange as ReturnType<typeof fn>).mock.calls.length;
      await userEvent.keyboard(`{Home} ${arrow('end')}`);
      await expect(canvasElement.querySelectorAll('[data-selected]:not([data-outside-month])')).toHaveLength(
        3,
      );
      await userEvent.keyboard('{Escape}');
      await expect(canvasElement.querySelectorAll('[data-selected]:not([data-outside-month])')).toHaveLength(
        10,
      );
      await expect((args.onChange as ReturnType<typeof fn>).mock.calls).toHaveLength(calls);
    });
    await step('Space starts and ends a range', async () => {
      await userEvent.keyboard('{Home} {ArrowDown} ');
      await expect(last(args.onChange)).toBe('2026-11-01/2026-11-09');
    });
    await step('the days are one tab stop: Tab leaves them, Shift+Tab goes back', async () => {
      const grid = within(canvasElement).getByRole('grid');
      await userEvent.tab({ shift: true });
      await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
      await expect(grid).toContainElement(document.activeElement as HTMLElement);
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

/** A range ends before the first unavailable day, unless `allowsNonContiguousRanges` is set. */
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('A tour takes two weeks at least.')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: period, isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    for (const text of ['6', '24'])
      await userEvent.click(within(canvasElement).getByText(text, { selector: days }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { defaultValue: period, isDisabled: true },
  play: async ({ canvasElement, args }) => {
    for (const text of ['6', '24'])
      await userEvent.click(within(canvasElement).getByText(text, { selector: days }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** A long message wraps. Neither it nor the name of a month widens the calendar. */
export const LongText: Story = {
  args: { defaultValue: period, isInvalid: true, errorMessage: longText },
  render: (args) => (
    <LocaleProvider locale="ru-RU-u-ca-islamic-umalqura">
      <RangeCalendar {...args} errorMessage={undefined} />
      <RangeCalendar {...args} />
      <div style={{ inlineSize: 260 }}>
        <RangeCalendar {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement, step }) => {
    const frame = (grid: Element) => grid.parentElement!.parentElement!;
    const [plain, message, narrow] = within(canvasElement).getAllByRole('grid').map(frame);
    await step('a message does not widen the calendar', async () => {
      await expect(message!.offsetWidth).toBe(plain!.offsetWidth);
      await expectToFit(message!);
    });
    await step('nothing overflows a narrow container; the selects stay between the buttons', async () => {
      await expect(narrow!.offsetWidth).toBeLessThanOrEqual(260);
      await expectToFit(narrow!);
      const [previous, next] = ['previous', 'next'].map((slot) => narrow!.querySelector(`[slot="${slot}"]`)!);
      const edges = [previous!, next!].map((button) => button.getBoundingClientRect());
      const [left, right] = edges.toSorted((a, b) => a.left - b.left);
      const yearOf = (calendar: HTMLElement) => within(calendar).getAllByRole('combobox')[1]!.offsetWidth;
      await expect(yearOf(narrow!)).toBe(yearOf(plain!));
      for (const list of within(narrow!).getAllByRole('combobox')) {
        await expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(left!.right);
        await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(right!.left);
      }
    });
  },
};
