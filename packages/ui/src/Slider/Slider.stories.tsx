import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const meta = {
  title: 'ui/Slider',
  component: Slider,
  args: { label: 'Crossfade', defaultValue: 4, maxValue: 12, onChange: fn(), onChangeEnd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
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
    await step('its value is read in words', () => expect(slider).toHaveAttribute('aria-valuetext', '1:40'));
    await step('arrows go one step, and a key ends the change', async () => {
      // A range input moves by itself on a real key press; a simulated one leaves that to us.
      await fireEvent.input(slider, { target: { value: '101' } });
      await expect(value()).toBe(101);
      await expect(args.onChange).toHaveBeenLastCalledWith(101);
    });
    await step('Page Up and Page Down go a tenth of the way', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(value()).toBe(121);
      await userEvent.keyboard('{PageDown}');
      await expect(value()).toBe(101);
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(101);
    });
    await step('Home and End go to the ends', async () => {
      await userEvent.keyboard('{Home}');
      await expect(value()).toBe(0);
      await userEvent.keyboard('{End}');
      await expect(value()).toBe(200);
      await expect(slider).toHaveAttribute('aria-valuetext', '3:20');
    });
  },
};

export const Dragged: Story = {
  args: { label: undefined, 'aria-label': 'Position', defaultValue: 0, maxValue: 100, variant: 'quiet' },
  play: async ({ canvasElement, args, step }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Position' });
    const track = slider.closest('[role="group"]')!.lastElementChild!;
    const { left, top, width, height } = track.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + height / 2,
      pageX: left + width * share,
      pageY: top + height / 2,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
      bubbles: true,
      isPrimary: true,
    });
    await step('a press on the line goes there', async () => {
      await fireEvent.pointerDown(track, at(0.25));
      await expect(args.onChange).toHaveBeenLastCalledWith(25);
      await expect(args.onChangeEnd).not.toHaveBeenCalled();
    });
    await step('letting go ends the change once', async () => {
      await fireEvent.pointerUp(window, at(0.25));
      await expect(args.onChangeEnd).toHaveBeenCalledTimes(1);
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(25);
    });
  },
};

/** For seeking: what is loaded is a paler fill, and thumb and colour come when someone reaches for it. */
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

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

export const LongLabel: Story = {
  args: { label: 'How long the end of one track and the beginning of the next sound together' },
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
