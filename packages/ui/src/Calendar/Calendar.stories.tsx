import { getLocalTimeZone, isWeekend, parseDate, today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { arrow } from '../testing/arrow.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'ui/Dates/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Release', onChange: fn() },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = '[role="button"]:not([data-outside-month])';
const day = parseDate('2026-11-18');
const chosen = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-selected]:not([data-outside-month])')?.textContent;
const focused = () => document.activeElement?.textContent;
const last = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.lastCall?.[0]?.toString();

export const Default: Story = {
  args: { defaultValue: day },
  play: async ({ canvasElement, args, step }) => {
    await step('the selected day is marked', () => expect(chosen(canvasElement)).toBe('18'));
    await step('a press selects another day', async () => {
      await userEvent.click(within(canvasElement).getByText('12', { selector: days }));
      await expect(last(args.onChange)).toBe('2026-11-12');
      await expect(chosen(canvasElement)).toBe('12');
    });
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  args: { defaultValue: day, autoFocus: true },
  play: async ({ canvasElement, args, step }) => {
    await expect(focused()).toBe('18');
    await step('arrow keys move by days and weeks', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(focused()).toBe('19');
      await userEvent.keyboard(`${arrow('start')}{ArrowDown}`);
      await expect(focused()).toBe('25');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(focused()).toBe('11');
    });
    await step('Home and End move to the ends of the month', async () => {
      await userEvent.keyboard('{Home}');
      await expect(focused()).toBe('1');
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe('30');
    });
    await step('Page Down and Page Up move by months, with Shift by years', async () => {
      await userEvent.keyboard('{PageDown}{Enter}');
      await expect(last(args.onChange)).toBe('2026-12-30');
      await userEvent.keyboard('{PageUp}{Shift>}{PageUp}{/Shift} ');
      await expect(last(args.onChange)).toBe('2025-11-30');
      await userEvent.keyboard('{Shift>}{PageDown}{PageDown}{/Shift}{Enter}');
      await expect(last(args.onChange)).toBe('2027-11-30');
    });
    await step(
      'Tab leaves the days, which are one tab stop, and Shift and Tab return to the day',
      async () => {
        const grid = within(canvasElement).getByRole('grid');
        await userEvent.tab();
        await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
        await userEvent.tab({ shift: true });
        await expect(focused()).toBe('30');
        await userEvent.tab({ shift: true });
        await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
        await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
      },
    );
  },
};

/** A date twenty years ago takes two selections instead of 240 presses. */
export const MonthAndYear: Story = {
  args: { defaultValue: day },
  play: async ({ canvasElement, args, step }) => {
    const [month, year] = within(canvasElement).getAllByRole('combobox') as HTMLSelectElement[];
    await step('a year and a month are selected from lists', async () => {
      await userEvent.selectOptions(
        year!,
        [...year!.options].find((option) => option.text.includes('2006'))!,
      );
      await userEvent.selectOptions(month!, month!.options[1]!);
      await userEvent.click(within(canvasElement).getByText('14', { selector: days }));
      await expect(last(args.onChange)).toBe('2006-02-14');
    });
  },
};

export const Today: Story = {
  args: { defaultValue: day },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Today' }));
    await expect(last(args.onChange)).toBe(today(getLocalTimeZone()).toString());
  },
};

export const LimitsAndUnavailable: Story = {
  args: {
    defaultValue: day,
    minValue: parseDate('2026-11-09'),
    maxValue: parseDate('2026-12-20'),
    isDateUnavailable: (date) => isWeekend(date, 'en-US'),
  },
  play: async ({ canvasElement, args, step }) => {
    const cell = (text: string) => within(canvasElement).getByText(text, { selector: days });
    await step('neither day can be selected', async () => {
      await userEvent.click(cell('21'));
      await userEvent.click(cell('5'));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('both are exposed as disabled', async () => {
      for (const text of ['21', '5']) await expect(cell(text)).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the keyboard focus stays within the limits', async () => {
      const [previous] = within(canvasElement).getAllByRole('button');
      await expect(previous).toBeDisabled();
    });
  },
};

export const TwoMonths: Story = {
  args: { defaultValue: day, months: 2 },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    await expect(within(canvasElement).getAllByRole('grid')).toHaveLength(2);
  },
};

/** On a phone there is space for one month. */
export const TwoMonthsOnAPhone: Story = {
  args: { defaultValue: day, months: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('grid')).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Invalid: Story = {
  args: { defaultValue: day, isInvalid: true, errorMessage: 'Nothing comes out on a Wednesday.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing comes out on a Wednesday.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-selected][data-invalid]')).toHaveTextContent('18');
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: day, isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('12', { selector: days }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { defaultValue: day, isDisabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('12', { selector: days }));
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const control of within(canvasElement).getAllByRole('combobox'))
      await expect(control).toBeDisabled();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** A long message wraps; neither it nor the name of a month widens the calendar. */
export const LongText: Story = {
  args: { defaultValue: day, isInvalid: true, errorMessage: longText },
  render: (args) => (
    <LocaleProvider locale="ru-RU-u-ca-islamic-umalqura">
      <Calendar {...args} errorMessage={undefined} />
      <Calendar {...args} />
      <div style={{ inlineSize: 260 }}>
        <Calendar {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement, step }) => {
    const frame = (grid: Element) => grid.parentElement!.parentElement!;
    const [plain, message, narrow] = within(canvasElement).getAllByRole('grid').map(frame);
    await step('a message does not widen it', async () => {
      await expect(message!.offsetWidth).toBe(plain!.offsetWidth);
      await expectToFit(message!);
    });
    await step(
      'in a narrow container it does not overflow, and its lists stay between its buttons',
      async () => {
        await expect(narrow!.offsetWidth).toBeLessThanOrEqual(260);
        await expectToFit(narrow!);
        const [previous, next] = ['previous', 'next'].map((slot) =>
          narrow!.querySelector(`[slot="${slot}"]`)!,
        );
        const edges = [previous!, next!].map((button) => button.getBoundingClientRect());
        const [left, right] = edges.toSorted((a, b) => a.left - b.left);
        const yearOf = (calendar: HTMLElement) => within(calendar).getAllByRole('combobox')[1]!.offsetWidth;
        await expect(yearOf(narrow!)).toBe(yearOf(plain!));
        for (const list of within(narrow!).getAllByRole('combobox')) {
          await expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(left!.right);
          await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(right!.left);
        }
      },
    );
  },
};
