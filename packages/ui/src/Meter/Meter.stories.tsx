import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'ui/Feedback/Meter',
  component: Meter,
  args: { label: 'Storage', value: 36 },
} satisfies Meta<typeof Meter>;
export default meta;
/** The filled part of a track, measured from its start. */
const fullPart = (track: Element) => {
  const [outer, inner] = [track, track.firstElementChild!].map((part) => part.getBoundingClientRect());
  const end =
    document.documentElement.dir === 'rtl' ? outer!.right - inner!.left : inner!.right - outer!.left;
  return end / outer!.width;
};
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Storage' });
    await expect(meter).toHaveAttribute('aria-valuenow', '36');
    const track = meter.lastElementChild!;
    await expect(fullPart(track)).toBeCloseTo(0.36, 2);
  },
};

export const ValueLabel: Story = {
  args: { value: 31.4, maxValue: 50, valueLabel: '31.4 of 50 GB', tone: 'warning' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuetext', '31.4 of 50 GB');
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['accent', 'positive', 'warning', 'danger'] as const).map((tone, index) => (
        <Meter key={tone} tone={tone} label={tone} value={25 * (index + 1)} />
      ))}
    </Stack>
  ),
};

export const Small: Story = { args: { size: 'sm', label: undefined, 'aria-label': 'Storage' } };

export const LongText: Story = {
  args: { label: longText, valueLabel: '31.4 of 50 GB' },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <Meter {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
