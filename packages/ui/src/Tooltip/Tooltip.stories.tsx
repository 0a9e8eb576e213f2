import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ShuffleIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { measures } from '../theme/measures.ts';
import { Tooltip } from './Tooltip.tsx';

const shuffle = (
  <IconButton aria-label="Shuffle">
    <ShuffleIcon />
  </IconButton>
);

const meta = {
  title: 'ui/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Shuffle', children: shuffle },
  decorators: [
    (Story) => (
      <div style={{ padding: 120, display: 'flex', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const Open: Story = {
  args: { content: 'Plays the tracks in an order by chance', defaultOpen: true },
  play: async ({ canvasElement, step }) => {
    const tooltip = await screen.findByRole('tooltip');
    const button = within(canvasElement).getByRole('button');
    await step('TOOLTIP-2 the tooltip is 10 px above its control', async () => {
      await waitFor(() =>
        expect(button.getBoundingClientRect().top - tooltip.getBoundingClientRect().bottom).toBeCloseTo(
          measures.tooltip.offset,
          0,
        ),
      );
    });
    await step('the tooltip is the accessible description of its control', () =>
      expect(button).toHaveAccessibleDescription('Plays the tracks in an order by chance'),
    );
  },
};

export const LongText: Story = {
  args: {
    content:
      'Concerto for Two Pianos, Percussion and a Very Long Afternoon in D minor, second movement (live in Brno)',
    defaultOpen: true,
  },
  play: async ({ step }) => {
    const tooltip = await screen.findByRole('tooltip');
    await step('TOOLTIP-2 the tooltip is at most 240 px wide', () =>
      expect(tooltip.getBoundingClientRect().width).toBe(measures.tooltip.maxWidth),
    );
  },
};

export const Keyboard: Story = {
  render: () => (
    <Inline>
      <Tooltip content="Plays by chance">{shuffle}</Tooltip>
      <Tooltip content="All that was released">
        <Link href="#releases">Releases</Link>
      </Tooltip>
    </Inline>
  ),
  play: async ({ step }) => {
    await step('keyboard focus shows it at once', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Plays by chance');
    });
    await step('TOOLTIP-3 opening one closes the others, and links have them too', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('All that was released'));
      await expect(screen.getByRole('link')).toHaveAccessibleDescription('All that was released');
    });
    await step('TOOLTIP-3 Escape closes it at once and leaves the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(screen.getByRole('link')).toHaveFocus();
    });
  },
};

export const Disabled: Story = {
  args: { content: 'Plays by chance', isDisabled: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleDescription();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Sides: Story = {
  render: () => (
    <Inline space="xl">
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip
          key={placement}
          content={placement}
          placement={placement}
          defaultOpen={placement === 'bottom'}
        >
          <IconButton aria-label={placement}>
            <ShuffleIcon />
          </IconButton>
        </Tooltip>
      ))}
    </Inline>
  ),
};
