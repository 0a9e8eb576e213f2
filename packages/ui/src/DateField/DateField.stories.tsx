import { parseDate, parseDateTime } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClockIcon } from '../icons/ClockIcon.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { measures } from '../theme/measures.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'ui/Dates/DateField',
  component: DateField,
  args: { label: 'Birthday', onChange: fn() },
  decorators: [inColumn(360)],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = parseDate('2026-11-18');
const part = (canvasElement: HTMLElement, type: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-type="${type}"]`)!;

export const Default: Story = {
  render: (args) => (
    <LocaleProvider locale="en-US">
      <DateField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('group', { name: 'Birthday' });
    await step('a date is typed segment by segment', async () => {
      await userEvent.click(part(field, 'month'));
      await userEvent.keyboard('11182026');
      await expect(args.onChange).toHaveBeenLastCalledWith(day);
    });
  },
};

export const Keyboard: Story = {
  args: { defaultValue: parseDate('2026-10-18'), name: 'born' },
  play: async ({ canvasElement, args, step }) => {
    await step('Tab moves from segment to segment', async () => {
      await userEvent.tab();
      const first = document.activeElement;
      await userEvent.tab();
      await expect(document.activeElement).not.toBe(first);
      await expect(document.activeElement).toHaveAttribute('role', 'spinbutton');
    });
    await step('left and right move to the segment on that side', async () => {
      const parts = within(canvasElement).getAllByRole('spinbutton');
      const [left, middle, right] = parts.toSorted(
        (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
      );
      middle!.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(right).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(left).toHaveFocus();
    });
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0]?.toString();
    part(canvasElement, 'day').focus();
    await step('up and down change the value by one step', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(last()).toBe('2026-10-19');
    });
    await step('Page Up and Page Down change it by larger steps', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(last()).toBe('2026-10-26');
    });
    await step('Home and End select the minimum and maximum', async () => {
      await userEvent.keyboard('{Home}');
      await expect(last()).toBe('2026-10-01');
      await userEvent.keyboard('{End}');
      await expect(last()).toBe('2026-10-31');
    });
    await step('a form gets the date in ISO 8601', () =>
      expect(canvasElement.querySelector('input[name="born"]')).toHaveValue('2026-10-31'),
    );
  },
};

export const Required: Story = {
  args: { isRequired: true, description: 'As it stands in your passport.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-4 a required label carries a red asterisk', () =>
      expect(within(canvasElement).getByText('*')).toBeVisible(),
    );
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'As it stands in your passport.',
    );
  },
};

export const Invalid: Story = {
  args: { defaultValue: day, errorMessage: 'You have to be born to listen.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-3 the error is under the field and is its accessible description', async () => {
      const group = within(canvasElement).getByRole('group');
      await expect(group).toHaveAccessibleDescription(/You have to be born/);
      const error = within(canvasElement).getByText('You have to be born to listen.');
      await expect(error.getBoundingClientRect().top).toBeGreaterThan(
        group.getBoundingClientRect().bottom - 1,
      );
    });
  },
};

/** A value outside the limits is reported when the field loses the focus. */
export const Limits: Story = {
  args: { minValue: parseDate('1900-01-01'), maxValue: day, defaultValue: day, label: 'Born' },
  play: async ({ canvasElement }) => {
    part(canvasElement, 'year').focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector('[data-invalid]')).not.toBeNull());
  },
};

export const Clearable: Story = {
  args: { defaultValue: day, isClearable: true },
  play: async ({ canvasElement, args, step }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await step('the clear button disappears and the focus stays in the field', async () => {
      await expect(within(canvasElement).queryByRole('button')).toBeNull();
      await expect(document.activeElement).toHaveAttribute('role', 'spinbutton');
    });
  },
};

export const WithTime: Story = {
  args: {
    label: 'Premiere',
    granularity: 'minute',
    defaultValue: parseDateTime('2026-11-18T20:30'),
    startAdornment: <ClockIcon size="1em" />,
  },
};

export const TwentyFourHours: Story = { args: { ...WithTime.args, hourCycle: 24 } };

export const ReadOnly: Story = {
  args: { defaultValue: day, isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    part(canvasElement, 'day').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { defaultValue: day, isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = { args: { defaultValue: day, isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'The day on which the very first recording of this piece was played to anyone at all, anywhere',
    description:
      'If nobody remembers it, take the day on which it was written down in the book of the studio.',
    granularity: 'second',
    defaultValue: parseDateTime('2026-11-18T20:30:15'),
  },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group').getBoundingClientRect().width).toBeLessThanOrEqual(
      180,
    );
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <DateField key={size} size={size} label={size} defaultValue={day} isClearable />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getByRole('group', { name: size }).parentElement!.getBoundingClientRect()
            .height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
