import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'ui/Charts/Sparkline',
  component: Sparkline,
  args: { values: [12, 18, 15, 24, 22, 31, 28, 40], 'aria-label': 'Plays rose from 12 to 40' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  play: async ({ canvasElement, step }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Plays rose from 12 to 40' });
    await step('the latest value is at the inline end', async () => {
      const { left, right } = image.getBoundingClientRect();
      const dot = image.lastElementChild!.getBoundingClientRect();
      const isAtRight = dot.left + dot.width / 2 > (left + right) / 2;
      await expect(isAtRight).toBe(document.documentElement.dir !== 'rtl');
    });
  },
};

export const Tones: Story = {
  render: (args) => (
    <Grid minItemWidth={140}>
      <Sparkline {...args} tone="accent" />
      <Sparkline {...args} tone="positive" variant="area" />
      <Sparkline
        {...args}
        tone="danger"
        values={[40, 32, 35, 20, 12]}
        aria-label="Plays fell from 40 to 12"
      />
      <Sparkline {...args} tone="neutral" values={[5, 5, 5, 5]} aria-label="Plays stayed at 5" />
    </Grid>
  ),
};

/** Days without a value are gaps; a single day between two gaps is a point. */
export const Gaps: Story = {
  args: {
    values: [4, 6, null, 9, null, 12, 14],
    'aria-label': 'Plays rose from 4 to 14; two days are missing',
  },
};

/** Nothing is drawn without values, and the place is kept. */
export const Empty: Story = {
  args: { values: [], 'aria-label': 'No plays yet' },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('img').getBoundingClientRect();
    await expect([width, height]).toEqual([120, 32]);
  },
};

/** It fills its place in a narrow cell. */
export const Fluid: Story = {
  args: { width: '100%', height: 24, variant: 'area' },
  render: (args) => (
    <div style={{ inlineSize: 64 }}>
      <Sparkline {...args} />
    </div>
  ),
};

/** Without a text it is decoration. */
export const Decorative: Story = {
  args: { 'aria-label': undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
