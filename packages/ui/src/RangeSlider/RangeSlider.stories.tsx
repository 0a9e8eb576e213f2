import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { UiMessagesProvider } from '../messages/UiMessagesProvider.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const year = { useGrouping: false } as const;

const meta = {
  title: 'ui/Fields/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Year of release',
    minValue: 1950,
    maxValue: 2030,
    defaultValue: [1970, 2000],
    formatOptions: year,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [inColumn(360)],
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const thumb = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole<HTMLInputElement>('slider', { name });

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const from = thumb(canvasElement, /Minimum/);
    const to = thumb(canvasElement, /Maximum/);
    const values = () => [Number(from.value), Number(to.value)];
    await step('both thumbs and their group have names', async () => {
      await expect(within(canvasElement).getByRole('group', { name: 'Year of release' })).toBeVisible();
      await expect(from).toHaveAccessibleName(/Year of release/);
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/1970.+2000/);
    });
    await step('Tab goes from one thumb to the other', async () => {
      await userEvent.tab();
      await expect(from).toHaveFocus();
      await userEvent.tab();
      await expect(to).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('arrow keys move one step', async () => {
      // A range input handles a real key press itself; for a simulated one the story sets the value.
      await fireEvent.input(from, { target: { value: '1971' } });
      await expect(values()).toEqual([1971, 2000]);
      await expect(args.onChange).toHaveBeenLastCalledWith([1971, 2000]);
    });
    await step('Page Up and Page Down move by a tenth of the range', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(values()).toEqual([1979, 2000]);
      await userEvent.keyboard('{PageDown}');
      await expect(values()).toEqual([1971, 2000]);
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1971, 2000]);
    });
    await step('Home and End move the thumb to the ends of the range or to the other thumb', async () => {
      await userEvent.keyboard('{End}');
      await expect(values()).toEqual([2000, 2000]);
      await userEvent.keyboard('{Home}');
      await expect(values()).toEqual([1950, 2000]);
      to.focus();
      await userEvent.keyboard('{Home}');
      await expect(values()).toEqual([1950, 1950]);
      await userEvent.keyboard('{End}');
      await expect(values()).toEqual([1950, 2030]);
    });
  },
};

export const Dragged: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, args, step }) => {
    const group = within(canvasElement).getByRole('group');
    const track = group.children[1]!;
    const { left, right, top, width, height } = track.getBoundingClientRect();
    const isRtl = getComputedStyle(group).direction === 'rtl';
    const at = (share: number) => {
      const x = isRtl ? right - width * share : left + width * share;
      const y = top + height / 2;
      return {
        clientX: x,
        clientY: y,
        pageX: x,
        pageY: y,
        button: 0,
        pointerId: 1,
        pointerType: 'mouse',
        bubbles: true,
        isPrimary: true,
      };
    };
    await step('a press on the track moves the nearer thumb', async () => {
      await fireEvent.pointerDown(track, at(0.125));
      await fireEvent.pointerUp(window, at(0.125));
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1960, 2000]);
      await fireEvent.pointerDown(track, at(0.875));
      await fireEvent.pointerUp(window, at(0.875));
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1960, 2020]);
    });
  },
};

export const Marks: Story = {
  args: {
    step: 10,
    marks: [
      { value: 1950, label: '1950' },
      { value: 1970 },
      { value: 1990, label: '1990' },
      { value: 2010 },
      { value: 2030, label: '2030' },
    ],
    description: 'By the year of the first release.',
  },
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement, /Minimum/)).toHaveAccessibleDescription(
      'By the year of the first release.',
    );
  },
};

export const Formatted: Story = {
  args: {
    label: 'Length',
    minValue: 0,
    maxValue: 600,
    step: 15,
    defaultValue: [90, 300],
    formatValue: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  },
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement, /Minimum/)).toHaveAttribute('aria-valuetext', '1:30');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1:30 – 5:00');
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    marks: [
      { value: 1950, label: '1950' },
      { value: 1990, label: '1990' },
      { value: 2030, label: '2030' },
    ],
  },
  play: async ({ canvasElement }) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await expect(middle(thumb(canvasElement, /Minimum/))).toBeGreaterThan(
      middle(thumb(canvasElement, /Maximum/)),
    );
    await expect(thumb(canvasElement, /Minimum/)).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Choose at least ten years.', isRequired: true, defaultValue: [1990, 1992] },
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement, /Maximum/)).toBeInvalid();
    await expect(thumb(canvasElement, /Maximum/)).toHaveAccessibleDescription('Choose at least ten years.');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    thumb(canvasElement, /Minimum/).focus();
    await userEvent.keyboard('{Home}');
    await expect(thumb(canvasElement, /Minimum/)).toHaveValue('1970');
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
    await expect(thumb(canvasElement, /Minimum/)).toBeDisabled();
    await expect(thumb(canvasElement, /Maximum/)).toBeDisabled();
  },
};

export const InAnotherLanguage: Story = {
  args: { label: 'Erscheinungsjahr' },
  render: (args) => (
    <UiMessagesProvider messages={{ minimum: 'Von', maximum: 'Bis' }}>
      <RangeSlider {...args} />
    </UiMessagesProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement, /Von/)).toBeInTheDocument();
  },
};

export const InForm: Story = {
  args: { names: ['from', 'to'] },
  render: (args) => (
    <form aria-label="Search">
      <RangeSlider {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const data = new FormData(within(canvasElement).getByRole<HTMLFormElement>('form'));
    await expect([...data.entries()]).toEqual([
      ['from', '1970'],
      ['to', '2000'],
    ]);
  },
};

export const LongText: Story = {
  args: { label: longText, description: longText },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <RangeSlider {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
