import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormattedNumber } from '../FormattedNumber/FormattedNumber.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'ui/Content/Stat',
  component: Stat,
  args: {
    label: 'Plays',
    value: <FormattedNumber value={48_210} />,
    change: 0.124,
    description: 'Last 30 days',
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the number is the description of its label', () =>
      expect(canvas.getByRole('term').nextElementSibling).toHaveTextContent('48,210'),
    );
    await step('the change has a text for screen readers', () =>
      expect(canvas.getByText('Up 12.4%')).toBeInTheDocument(),
    );
  },
};

export const Changes: Story = {
  render: (args) => (
    <Grid minItemWidth={160}>
      <Stat {...args} change={0.08} label="More, which is good" />
      <Stat {...args} change={-0.31} label="Less, which is bad" />
      <Stat {...args} change={-0.02} goodDirection="down" label="Less, which is good" />
      <Stat {...args} change={0.5} goodDirection="neither" label="More, and that is all" />
      <Stat {...args} change={0} label="The same" />
      <Stat {...args} change={null} label="Nothing before" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Down 31%')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('Unchanged')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading')).toBeInTheDocument();
    await expect(within(canvasElement).queryByText('48,210')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'Plays by listeners who had never heard anything of the artist before',
    value: '1,204,558,310',
  },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Stat {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
