import { Time } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClockIcon } from '../icons/ClockIcon.ts';
import { hitTargetSize } from '../testing/hitTargetSize.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { measures } from '../theme/measures.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'ui/Dates/TimeField',
  component: TimeField,
  args: { label: 'Alarm', onChange: fn() },
  decorators: [inColumn(360)],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const time = new Time(9, 30);
const early = new Time(1, 11);
const part = (canvasElement: HTMLElement, type: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-type="${type}"]`)!;

export const Default: Story = {
  render: (args) => (
    <LocaleProvider locale="en-US">
      <TimeField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, 'hour'));
    await userEvent.keyboard('0930a');
    await expect(args.onChange).toHaveBeenLastCalledWith(time);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: time, name: 'alarm' },
  play: async ({ canvasElement, args, step }) => {
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0]?.toString();
    part(canvasElement, 'minute').focus();
    await step('arrow up and arrow down change the segment by one and wrap around', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(last()).toBe('09:31:00');
    });
    await step('Page Up goes to the next quarter of an hour', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(last()).toBe('09:45:00');
    });
    await step('Home and End set the smallest and the largest value', async () => {
      await userEvent.keyboard('{End}');
      await expect(last()).toBe('09:59:00');
      await userEvent.keyboard('{Home}');
      await expect(last()).toBe('09:00:00');
    });
    await step('the form data has the time in ISO 8601', () =>
      expect(canvasElement.querySelector('input[name="alarm"]')).toHaveValue('09:00:00'),
    );
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

/** The hit target of each segment is at least 24 px wide, and on touch screens 44 px high. */
export const Targets: Story = {
  tags: ['modes'],
  render: () => (
    <LocaleProvider locale="en-US">
      <Stack>
        {sizes.map((size) => (
          <TimeField
            key={size}
            size={size}
            label={size}
            startAdornment={<ClockIcon size="1em" />}
            defaultValue={early}
          />
        ))}
      </Stack>
    </LocaleProvider>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`the hit target of each segment of size ${size} is 24 × 24 px`, async () => {
        const group = within(canvasElement).getByRole('group', { name: size });
        for (const number of within(group).getAllByRole('spinbutton')) {
          const { width, height } = hitTargetSize(number);
          await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        }
      });
    await step('a press on the box beside the time focuses the nearest segment', async () => {
      const group = within(canvasElement).getByRole('group', { name: 'md' });
      const icon = group.parentElement!.querySelector('svg')!;
      const away = (element: Element) =>
        Math.abs(element.getBoundingClientRect().left - icon.getBoundingClientRect().left);
      const [nearest] = within(group)
        .getAllByRole('spinbutton')
        .toSorted((one, other) => away(one) - away(other));
      const { left: clientX, top: clientY } = icon.getBoundingClientRect();
      await userEvent.pointer({ keys: '[MouseLeft]', target: icon, coords: { clientX, clientY } });
      await expect(nearest).toHaveFocus();
    });
  },
};

export const Required: Story = { args: { isRequired: true, description: 'In your own time zone.' } };

export const Invalid: Story = {
  args: { defaultValue: time, errorMessage: 'Nobody is awake by then.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-3 the error is below the field and describes it', () =>
      expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/Nobody is awake/),
    );
  },
};

export const Limits: Story = {
  args: { minValue: new Time(8), maxValue: new Time(18), defaultValue: new Time(18) },
  play: async ({ canvasElement }) => {
    part(canvasElement, 'minute').focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvasElement.querySelector('[data-invalid]')).not.toBeNull());
  },
};

export const TwentyFourHours: Story = { args: { defaultValue: new Time(20, 15), hourCycle: 24 } };

export const WithSeconds: Story = {
  args: {
    defaultValue: new Time(20, 15, 30),
    granularity: 'second',
    startAdornment: <ClockIcon size="1em" />,
  },
};

export const Clearable: Story = {
  args: { defaultValue: time, isClearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(document.activeElement).toHaveAttribute('role', 'spinbutton');
  },
};

export const ReadOnly: Story = { args: { defaultValue: time, isReadOnly: true } };

export const Pending: Story = {
  args: { defaultValue: time, isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = { args: { defaultValue: time, isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'When the alarm sounds on those mornings on which nobody has to be anywhere',
    description: 'It is quiet on public holidays, of which it knows those of the country that you chose.',
  },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <TimeField {...args} />
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <TimeField key={size} size={size} label={size} defaultValue={time} isClearable />
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
