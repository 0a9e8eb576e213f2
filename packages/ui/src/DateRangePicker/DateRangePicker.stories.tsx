import { getLocalTimeZone, parseDate, parseDateTime, startOfMonth, today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { arrow } from '../testing/arrow.ts';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { DateRangePicker, type DateRangePickerProps, type DateRangeValue } from './DateRangePicker.tsx';

const meta = {
  title: 'ui/Dates/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', onChange: fn() },
  decorators: [
    (Story, { parameters: { maxWidth = 340 } }) => (
      <div style={{ maxWidth: maxWidth as number }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = '[role="button"]:not([data-outside-month])';
const period = { start: parseDate('2026-11-11'), end: parseDate('2026-11-20') };
const last = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as DateRangeValue;
const formatRange = (value: Pick<DateRangeValue, 'start' | 'end'> | null | undefined) =>
  value ? `${value.start.toString()}/${value.end.toString()}` : 'nothing';
const opener = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button').at(-1)!;
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(opener(canvasElement));
  const dialog = await screen.findByRole('dialog');
  await expectFocusIn(dialog);
  return dialog;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const inFirstMonth = (dialog: HTMLElement, text: string) =>
  within(within(dialog).getAllByRole('grid')[0]!).getByText(text, { selector: days });

export const Default: Story = {
  args: { defaultValue: period },
  play: async ({ canvasElement, args, step }) => {
    if (isPhonePage()) return;
    const dialog = await open(canvasElement);
    await step('two months are side by side', () =>
      expect(within(dialog).getAllByRole('grid')).toHaveLength(2),
    );
    await step('two presses select a period and close the calendars', async () => {
      await userEvent.click(inFirstMonth(dialog, '3'));
      await userEvent.click(inFirstMonth(dialog, '9'));
      await expect(formatRange(last(args.onChange))).toBe('2026-11-03/2026-11-09');
      await closed();
    });
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  args: { defaultValue: period, startName: 'from', endName: 'to' },
  play: async ({ canvasElement, args, step }) => {
    await step('both ends are typed', async () => {
      const [from, to] = canvasElement.querySelectorAll<HTMLElement>('[data-type="day"]');
      from!.focus();
      await userEvent.keyboard('{ArrowUp}');
      to!.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(formatRange(last(args.onChange))).toBe('2026-11-12/2026-11-19');
    });
    await step('Alt with the down arrow opens the calendars', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('dialog');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^12$/));
    });
    await step(
      'Enter starts the period and moves to the next day, arrow keys extend it, Enter ends it',
      async () => {
        await userEvent.keyboard(`{Enter}${arrow('end')}{ArrowDown}{Enter}`);
        await expect(formatRange(last(args.onChange))).toBe('2026-11-12/2026-11-21');
        await closed();
      },
    );
    await step('a form gets both dates', async () => {
      await expect(canvasElement.querySelector('input[name="from"]')).toHaveValue('2026-11-12');
      await expect(canvasElement.querySelector('input[name="to"]')).toHaveValue('2026-11-21');
    });
  },
};

export const Presets: Story = {
  play: async ({ canvasElement, args, step }) => {
    const day = today(getLocalTimeZone());
    const choose = async (name: string) => {
      const dialog = await open(canvasElement);
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await closed();
      return formatRange(last(args.onChange));
    };
    await step('one press selects a period', async () => {
      await expect(await choose('Last 7 days')).toBe(
        formatRange({ start: day.subtract({ days: 6 }), end: day }),
      );
      await expect(await choose('This month')).toBe(formatRange({ start: startOfMonth(day), end: day }));
    });
    await step('the selected preset is marked', async () => {
      const dialog = await open(canvasElement);
      await expect(within(dialog).getByRole('button', { name: 'This month' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await userEvent.keyboard('{Escape}');
      await closed();
    });
  },
};

export const OwnPresets: Story = {
  args: {
    defaultValue: period,
    presets: [
      {
        id: 'tour',
        label: 'The autumn tour',
        range: () => ({ start: parseDate('2026-09-28'), end: parseDate('2026-11-07') }),
      },
      {
        id: 'future',
        label: 'Next week',
        range: (day) => ({ start: day.add({ days: 1 }), end: day.add({ days: 7 }) }),
      },
    ],
    maxValue: parseDate('2026-10-31'),
  },
  play: async ({ canvasElement, args, step }) => {
    const dialog = await open(canvasElement);
    await step('presets beyond the limits are disabled', () =>
      expect(within(dialog).getByRole('button', { name: 'Next week' })).toBeDisabled(),
    );
    await step('presets that extend beyond the limits are clamped', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'The autumn tour' }));
      await expect(formatRange(last(args.onChange))).toBe('2026-09-28/2026-10-31');
      await closed();
    });
  },
};

const tour = { start: parseDateTime('2026-11-11T20:30'), end: parseDateTime('2026-11-20T23:00') };

/** With times the calendars stay open until Done is pressed. */
export const WithTimes: Story = {
  args: { label: 'On sale', granularity: 'minute', defaultValue: tour, presets: [] },
  play: async ({ canvasElement, args, step }) => {
    const dialog = await open(canvasElement);
    await step('selecting days keeps the times', async () => {
      await userEvent.click(inFirstMonth(dialog, '3'));
      await userEvent.click(inFirstMonth(dialog, '9'));
      await expect(formatRange(last(args.onChange))).toBe('2026-11-03T20:30:00/2026-11-09T23:00:00');
      await expect(dialog).toBeVisible();
    });
    await step('the time of each end has a field of its own', async () => {
      const minute = (name: string) =>
        within(dialog).getByRole('group', { name }).querySelector<HTMLElement>('[data-type="minute"]')!;
      minute('Start time').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(formatRange(last(args.onChange))).toBe('2026-11-03T20:31:00/2026-11-09T23:00:00');
      minute('End time').focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(formatRange(last(args.onChange))).toBe('2026-11-03T20:31:00/2026-11-09T23:02:00');
    });
    await step('Done closes it', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
      await closed();
    });
  },
};

/** Times that are selected before the days are applied to them later. */
export const EmptyWithTimes: Story = {
  args: { label: 'On sale', granularity: 'minute', hourCycle: 24, presets: [] },
  play: async ({ canvasElement, args, step }) => {
    const dialog = await open(canvasElement);
    const inTime = (name: string, type: string) =>
      within(dialog).getByRole('group', { name }).querySelector<HTMLElement>(`[data-type="${type}"]`)!;
    const days = () => within(dialog).getAllByRole('grid')[0]!.querySelectorAll('[role="button"]');
    await step('a time without days is not a period', async () => {
      inTime('Start time', 'hour').focus();
      await userEvent.keyboard('0930');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Done uses midnight for a missing time', async () => {
      await userEvent.click(days()[10]!);
      await userEvent.click(days()[12]!);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
      await closed();
      const { start, end } = last(args.onChange);
      await expect(start.toString()).toMatch(/T09:30:00$/);
      await expect(end.toString()).toMatch(/T00:00:00$/);
      await expect(end.compare(start)).toBeGreaterThan(0);
    });
  },
};

export const PhoneWithTimes: Story = {
  args: { label: 'On sale', granularity: 'minute', defaultValue: tour },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);
    await step('both times and Done fit in the tray', async () => {
      for (const name of ['Start time', 'End time']) {
        const { left, right } = within(dialog).getByRole('group', { name }).getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().left);
        await expect(right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right);
      }
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

function Controlled(props: DateRangePickerProps) {
  const [value, setValue] = useState<DateRangeValue | null>(period);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

/** The second period follows the first by the selected rule. */
export const Compare: Story = {
  args: { hasCompare: true },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const dialog = await open(canvasElement);
    const rule = within(dialog).getByRole('combobox', { name: 'Compare with' });
    await step('the previous period', async () => {
      await userEvent.selectOptions(rule, 'previousPeriod');
      await expect(formatRange(last(args.onChange).compare)).toBe('2026-11-01/2026-11-10');
    });
    await step('it changes with the first period', async () => {
      await userEvent.click(inFirstMonth(dialog, '23'));
      await userEvent.click(inFirstMonth(dialog, '24'));
      await expect(formatRange(last(args.onChange))).toBe('2026-11-23/2026-11-24');
      await expect(formatRange(last(args.onChange).compare)).toBe('2026-11-21/2026-11-22');
    });
    await step('the period a year before', async () => {
      await userEvent.selectOptions(rule, 'previousYear');
      await expect(formatRange(last(args.onChange).compare)).toBe('2025-11-23/2025-11-24');
    });
    await step('a custom period, which has a field of its own', async () => {
      await userEvent.selectOptions(rule, 'custom');
      const custom = within(dialog).getAllByRole('group', { name: /Custom period/ })[0]!;
      custom.querySelector<HTMLElement>('[data-type="day"]')!.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(formatRange(last(args.onChange).compare)).toBe('2025-11-22/2025-11-24');
      await expect(formatRange(last(args.onChange))).toBe('2026-11-23/2026-11-24');
    });
    await step('no comparison', async () => {
      await userEvent.selectOptions(rule, 'none');
      await expect(last(args.onChange).compare).toBeNull();
    });
    await step('Done closes it', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
      await closed();
    });
  },
};

/** The compared period is visible while the calendars are closed. */
export const Compared: Story = {
  args: {
    hasCompare: true,
    compareStartName: 'compareFrom',
    defaultValue: {
      ...period,
      compare: { start: parseDate('2026-11-01'), end: parseDate('2026-11-10') },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Compare with: /)).toBeVisible();
    await expect(canvasElement.querySelector('[name="compareFrom"]')).toHaveValue('2026-11-01');
  },
};

export const Open: Story = {
  args: { ...Compared.args, defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

export const Phone: Story = {
  args: { defaultValue: period, hasCompare: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);
    await step('FLOAT-3 on a phone it is a tray of at most 375 px at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = dialog.parentElement!.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
    await step('it shows one month, and nothing overflows', async () => {
      await expect(within(dialog).getAllByRole('grid')).toHaveLength(1);
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const Clearable: Story = {
  args: { defaultValue: period, isClearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Required: Story = { args: { isRequired: true, description: 'Both days are part of it.' } };

export const Invalid: Story = {
  args: { defaultValue: period, errorMessage: 'There are no figures before the first release.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-3 the error is under the field and is its accessible description', () =>
      expect(within(canvasElement).getAllByRole('group')[0]).toHaveAccessibleDescription(/no figures/),
    );
  },
};

export const ReadOnly: Story = { args: { defaultValue: period, isReadOnly: true, isClearable: true } };

export const Pending: Story = {
  args: { defaultValue: period, isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = { args: { defaultValue: period, isDisabled: true } };

export const LongText: Story = {
  args: {
    defaultValue: period,
    isClearable: true,
    label: 'The days whose plays, likes and followers are counted in the figures and charts below',
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <DateRangePicker {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('group')[0]!.getBoundingClientRect().width).toBe(200);
    await expect(opener(canvasElement).getBoundingClientRect().width).toBe(measures.inputHeight['2xs']);
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

/** A box in which two dates do not fit side by side grows, and shows one under the other. */
export const Narrow: Story = {
  tags: ['modes'],
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <DateRangePicker key={size} size={size} label={size} defaultValue={period} isClearable />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`both dates are fully visible in 340 px: ${size}`, async () => {
        const box = within(canvasElement).getAllByRole('group', { name: size })[0]!;
        await expect(box.getBoundingClientRect().width).toBe(340);
        const inner = box.getBoundingClientRect();
        const dates = [...box.querySelectorAll<HTMLElement>('[data-type="year"]')].map(
          (year) => year.parentElement!,
        );
        await expect(dates).toHaveLength(2);
        for (const date of dates) {
          await expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
          for (const part of within(date).getAllByRole('spinbutton')) {
            const { top, bottom, left, right } = part.getBoundingClientRect();
            await expect(left).toBeGreaterThanOrEqual(inner.left);
            await expect(right).toBeLessThanOrEqual(inner.right);
            await expect(top).toBeGreaterThanOrEqual(inner.top);
            await expect(bottom).toBeLessThanOrEqual(inner.bottom);
          }
        }
      });
  },
};

export const Sizes: Story = {
  parameters: { maxWidth: 420 },
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <DateRangePicker key={size} size={size} label={size} defaultValue={period} isClearable />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getAllByRole('group', { name: size })[0]!.getBoundingClientRect().height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
