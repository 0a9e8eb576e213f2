import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const meta = {
  title: 'ui/Fields/Slider',
  component: Slider,
  args: { label: 'Crossfade', defaultValue: 4, maxValue: 12, onChange: fn(), onChangeEnd: fn() },
  decorators: [inColumn(360)],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const Default: Story = {
  args: { formatValue: (value) => `${value} s` },
};

export const Keyboard: Story = {
  args: { label: 'Position', defaultValue: 100, maxValue: 200, formatValue: clock },
  play: async ({ canvasElement, args, step }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Position' });
    const value = () => Number((slider as HTMLInputElement).value);
    slider.focus();
    await step('the value is announced as text', () =>
      expect(slider).toHaveAttribute('aria-valuetext', '1:40'),
    );
    await step('arrow keys move one step, and each key calls onChangeEnd', async () => {
      // A range input handles a real key press itself; for a simulated one the story sets the value.
      await fireEvent.input(slider, { target: { value: '101' } });
      await expect(value()).toBe(101);
      await expect(args.onChange).toHaveBeenLastCalledWith(101);
    });
    await step('Page Up and Page Down move by a tenth of the range', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(value()).toBe(121);
      await userEvent.keyboard('{PageDown}');
      await expect(value()).toBe(101);
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(101);
    });
    await step('Home and End set the lowest and the highest value', async () => {
      await userEvent.keyboard('{Home}');
      await expect(value()).toBe(0);
      await userEvent.keyboard('{End}');
      await expect(value()).toBe(200);
      await expect(slider).toHaveAttribute('aria-valuetext', '3:20');
    });
  },
};

export const Dragged: Story = {
  tags: ['rtl'],
  args: { label: undefined, 'aria-label': 'Position', defaultValue: 0, maxValue: 100, variant: 'quiet' },
  play: async ({ canvasElement, args, step }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Position' });
    const track = slider.closest('[role="group"]')!.lastElementChild!;
    const { left, right, top, width, height } = track.getBoundingClientRect();
    const x = (share: number) =>
      document.documentElement.dir === 'rtl' ? right - width * share : left + width * share;
    const at = (share: number) => ({
      clientX: x(share),
      clientY: top + height / 2,
      pageX: x(share),
      pageY: top + height / 2,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
      bubbles: true,
      isPrimary: true,
    });
    await step('a press on the track moves the thumb to it', async () => {
      await fireEvent.pointerDown(track, at(0.25));
      await expect(args.onChange).toHaveBeenLastCalledWith(25);
      await expect(args.onChangeEnd).not.toHaveBeenCalled();
    });
    await step('a release calls onChangeEnd once', async () => {
      await fireEvent.pointerUp(window, at(0.25));
      await expect(args.onChangeEnd).toHaveBeenCalledTimes(1);
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(25);
    });
  },
};

/** For seeking: the loaded part has a paler fill; thumb and colour appear on hover and focus. */
export const Quiet: Story = {
  args: {
    label: undefined,
    'aria-label': 'Position',
    variant: 'quiet',
    defaultValue: 75,
    secondaryValue: 140,
    maxValue: 214,
    formatValue: clock,
  },
};

export const QuietFocused: Story = {
  args: { ...Quiet.args },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus();
  },
};

export const Marks: Story = {
  tags: ['rtl'],
  args: {
    label: 'Speed',
    minValue: 0.5,
    maxValue: 2,
    step: 0.25,
    defaultValue: 1,
    formatValue: (value) => `${value}×`,
    marks: [
      { value: 0.5, label: '0.5×' },
      { value: 1, label: '1×' },
      { value: 1.5, label: '1.5×' },
      { value: 2, label: '2×' },
    ],
    description: 'The pitch stays the same.',
  },
  play: async ({ canvasElement, step }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Speed' });
    await step('the description is the accessible description of the slider', () =>
      expect(slider).toHaveAccessibleDescription('The pitch stays the same.'),
    );
    await step('a mark is at its position', async () => {
      const track = slider.closest('[role="group"]')!.children[1]!.getBoundingClientRect();
      const mark = [...slider.closest('[role="group"]')!.querySelectorAll('[aria-hidden] > div')]
        .find(({ textContent }) => textContent === '1×')!
        .getBoundingClientRect();
      const isRtl = document.documentElement.dir === 'rtl';
      const share = (mark.left + mark.width / 2 - track.left) / track.width;
      await expect(isRtl ? 1 - share : share).toBeCloseTo(1 / 3, 1);
    });
  },
};

/** The value is formatted for the locale. */
export const Formatted: Story = {
  tags: ['rtl'],
  args: {
    label: 'Volume',
    minValue: 0,
    maxValue: 1,
    step: 0.01,
    defaultValue: 0.4,
    formatOptions: { style: 'percent' },
  },
  play: async ({ canvasElement }) => {
    const locale = document.documentElement.dir === 'rtl' ? 'he-IL' : 'en-US';
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      new Intl.NumberFormat(locale, { style: 'percent' }).format(0.4),
    );
  },
};

export const Vertical: Story = {
  args: {
    label: 'Bass',
    orientation: 'vertical',
    minValue: -12,
    maxValue: 12,
    defaultValue: 6,
    formatValue: (value) => `${value} dB`,
    marks: [{ value: -12 }, { value: 0, label: '0' }, { value: 12 }],
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Bass' });
    const track = slider.closest('[role="group"]')!.children[1]!.getBoundingClientRect();
    const { top, height, left, width } = slider.closest('[style*="top"]')!.getBoundingClientRect();
    await expect((top + height / 2 - track.top) / track.height).toBeCloseTo(0.25, 1);
    await expect(left + width / 2).toBeCloseTo(track.left + track.width / 2, 0);
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'This is longer than the shortest track.', isRequired: true },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription('This is longer than the shortest track.');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('4');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Loading')).toBeInTheDocument());
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

export const LongLabel: Story = {
  args: { label: longText },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <Slider {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};

function Controlled(props: SliderProps) {
  const [value, setValue] = useState(30);
  return <Slider {...props} value={value} onChange={setValue} />;
}

export const RightToLeft: Story = {
  args: { label: 'עוצמה', defaultValue: undefined, maxValue: 100 },
  render: (args) => (
    <LocaleProvider locale="he-IL">
      <div dir="rtl">
        <Stack>
          <Controlled {...args} />
        </Stack>
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    const group = slider.closest('[role="group"]')!;
    const thumb = slider.closest('[style*="left"]')!.getBoundingClientRect();
    const { left, width } = group.getBoundingClientRect();
    await expect(Math.round(((thumb.x + thumb.width / 2 - left) / width) * 100)).toBe(70);
  },
};
