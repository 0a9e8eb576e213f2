import { getLocalTimeZone, isWeekend, parseDate, parseDateTime, today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { arrow } from '../testing/arrow.ts';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { measures } from '../theme/measures.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'ui/Dates/DatePicker',
  component: DatePicker,
  args: { label: 'Release date', onChange: fn() },
  decorators: [inColumn(320)],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = '[role="button"]:not([data-outside-month])';
const day = parseDate('2026-11-18');
const last = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.lastCall?.[0]?.toString();
/** The button that opens the calendar is the last one in the field. */
const opener = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button').at(-1)!;
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(opener(canvasElement));
  const dialog = await screen.findByRole('dialog');
  await expectFocusIn(dialog);
  return dialog;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  args: { defaultValue: day },
  play: async ({ canvasElement, args, step }) => {
    await step('a day is selected in the calendar', async () => {
      const dialog = await open(canvasElement);
      await userEvent.click(within(dialog).getByText('12', { selector: days }));
      await expect(last(args.onChange)).toBe('2026-11-12');
    });
    await step('the calendar closes and returns the focus', async () => {
      await closed();
      await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    });
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  args: { defaultValue: day, name: 'release' },
  play: async ({ canvasElement, args, step }) => {
    await step('a date is typed as in a DateField', async () => {
      canvasElement.querySelector<HTMLElement>('[data-type="day"]')!.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(last(args.onChange)).toBe('2026-11-19');
      await userEvent.keyboard('{PageUp}');
      await expect(last(args.onChange)).toBe('2026-11-26');
      await userEvent.keyboard('{Home}');
      await expect(last(args.onChange)).toBe('2026-11-01');
      await userEvent.keyboard('{End}');
      await expect(document.activeElement).toHaveAttribute('aria-valuenow', '31');
      await userEvent.keyboard('19');
      await expect(last(args.onChange)).toBe('2026-11-19');
      canvasElement.querySelector<HTMLElement>('[data-type="day"]')!.focus();
      await userEvent.keyboard('{PageDown}');
      await expect(last(args.onChange)).toBe('2026-11-12');
      await userEvent.keyboard('19');
      await expect(last(args.onChange)).toBe('2026-11-19');
      canvasElement.querySelector<HTMLElement>('[data-type="day"]')!.focus();
    });
    await step('Alt with the down arrow opens the calendar on the selected day', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('dialog');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^19$/));
    });
    await step('arrow keys and Enter select', async () => {
      await userEvent.keyboard(`${arrow('end')}{Enter}`);
      await expect(last(args.onChange)).toBe('2026-11-20');
      await closed();
    });
    await step(
      'in the calendar Page keys move by months, Home and End to its ends, and Space selects',
      async () => {
        await open(canvasElement);
        await waitFor(() => expect(document.activeElement).toHaveTextContent(/^20$/));
        await userEvent.keyboard('{PageDown}{Home}');
        await expect(document.activeElement).toHaveTextContent(/^1$/);
        await userEvent.keyboard('{End}{PageUp} ');
        await expect(last(args.onChange)).toBe('2026-11-30');
        await closed();
        await open(canvasElement);
        await waitFor(() => expect(document.activeElement).toHaveTextContent(/^30$/));
        await userEvent.keyboard('{ArrowUp}{Enter}');
        await expect(last(args.onChange)).toBe('2026-11-23');
        await closed();
      },
    );
    await step('Tab moves from segment to segment and to the button, Shift and Tab back', async () => {
      const parts = within(canvasElement).getAllByRole('spinbutton');
      parts[0]!.focus();
      for (const part of parts.slice(1)) {
        await userEvent.tab();
        await expect(part).toHaveFocus();
      }
      await userEvent.tab();
      await expect(opener(canvasElement)).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(parts.at(-1)).toHaveFocus();
    });
    await step('Escape closes it and changes nothing', async () => {
      await open(canvasElement);
      await userEvent.keyboard(arrow('end'));
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(last(args.onChange)).toBe('2026-11-23');
    });
    await step('a form gets the date in ISO 8601', () =>
      expect(canvasElement.querySelector('input[name="release"]')).toHaveValue('2026-11-23'),
    );
  },
};

export const Today: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Today' }));
    await expect(last(args.onChange)).toBe(today(getLocalTimeZone()).toString());
    await closed();
  },
};

export const Clearable: Story = {
  args: { defaultValue: day, isClearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(document.activeElement).toHaveAttribute('role', 'spinbutton');
  },
};

export const Required: Story = {
  args: { isRequired: true, description: 'On this day it can be heard first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('*')).toBeVisible();
    await expect(within(canvasElement).getByText('On this day it can be heard first.')).toBeVisible();
  },
};

export const LimitsAndUnavailable: Story = {
  args: {
    defaultValue: day,
    minValue: parseDate('2026-11-09'),
    maxValue: parseDate('2026-12-20'),
    isDateUnavailable: (date) => isWeekend(date, 'en-US'),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByText('21', { selector: days }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** With a time the calendar stays open until Done is pressed. */
export const WithTime: Story = {
  args: { label: 'Premiere', granularity: 'minute', defaultValue: parseDateTime('2026-11-18T20:30') },
  play: async ({ canvasElement, args, step }) => {
    const dialog = await open(canvasElement);
    await step('selecting a day keeps the time', async () => {
      await userEvent.click(within(dialog).getByText('12', { selector: days }));
      await expect(last(args.onChange)).toBe('2026-11-12T20:30:00');
    });
    await step('the time has a field of its own', async () => {
      within(dialog).getByRole('group', { name: 'Time' });
      dialog.querySelector<HTMLElement>('[data-type="minute"]')!.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(last(args.onChange)).toBe('2026-11-12T20:31:00');
    });
    await step('Done closes it', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
      await closed();
    });
  },
};

export const TwentyFourHours: Story = { args: { ...WithTime.args, hourCycle: 24 } };

export const Open: Story = {
  args: { defaultValue: day, defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

export const Phone: Story = {
  args: { defaultValue: day, months: 2 },
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
    await step('with one month', () => expect(within(dialog).getAllByRole('grid')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const Invalid: Story = {
  args: { defaultValue: day, errorMessage: 'Another album comes out on this day.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-3 the error is under the field and is its accessible description', () =>
      expect(within(canvasElement).getAllByRole('group')[0]).toHaveAccessibleDescription(/Another album/),
    );
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: day, isReadOnly: true, isClearable: true },
  play: async ({ canvasElement, args }) => {
    for (const part of within(canvasElement).getAllByRole('spinbutton')) {
      part.focus();
      await userEvent.keyboard('{ArrowUp}{Home}3{Backspace}');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const Pending: Story = {
  args: { defaultValue: day, isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = {
  args: { defaultValue: day, isDisabled: true, isClearable: true },
  play: async ({ canvasElement }) => {
    for (const part of within(canvasElement).getAllByRole('spinbutton'))
      await expect(part).toHaveAttribute('aria-disabled', 'true');
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const LongText: Story = {
  args: {
    label: 'The day on which this album can be heard for the first time by those who waited for it',
    description: 'It can be changed until the evening before; who follows you is told of the new day.',
    granularity: 'second',
    isClearable: true,
    defaultValue: parseDateTime('2026-11-18T20:30:15'),
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <DatePicker {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getAllByRole('group')[0]!;
    await expect(box.getBoundingClientRect().width).toBe(200);
    await expect(opener(canvasElement).getBoundingClientRect().width).toBe(measures.inputHeight['2xs']);
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <DatePicker key={size} size={size} label={size} defaultValue={day} isClearable />
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
