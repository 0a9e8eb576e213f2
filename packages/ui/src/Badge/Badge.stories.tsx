import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { QueueIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'ui/Content/Badge',
  component: Badge,
  args: { count: 3, label: '3 unread notifications' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 unread notifications')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('3')).toBeVisible();
  },
};

export const OnAButton: Story = {
  args: {
    children: (
      <IconButton aria-label="Queue" variant="soft">
        <QueueIcon />
      </IconButton>
    ),
    label: '3 tracks in the queue',
  },
};

export const Dot: Story = { args: { count: undefined, label: 'Something new' } };

export const Tones: Story = {
  render: () => (
    <Inline>
      {(['accent', 'neutral', 'danger', 'positive', 'warning'] as const).map((tone) => (
        <Badge key={tone} tone={tone} count={8} label={`8, ${tone}`} />
      ))}
    </Inline>
  ),
};

export const Many: Story = {
  args: { count: 1240, label: '1,240 plays' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};

export const Maximum: Story = {
  args: { count: 1240, max: 9999, label: '1,240 plays' },
  play: async ({ canvasElement }) => {
    const shown = new Intl.NumberFormat(document.documentElement.lang || 'en').format(1240);
    await expect(within(canvasElement).getByText(shown)).toBeVisible();
  },
};

/** The text for screen readers is visually hidden: it widens neither the button nor the page. */
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 16 }}>
      <Badge count={1240} label={longText}>
        <IconButton aria-label="Queue" variant="soft">
          <QueueIcon />
        </IconButton>
      </Badge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Queue' });
    await expect(button.offsetWidth).toBe(button.offsetHeight);
    await expect(within(canvasElement).getByText(longText)).toBeInTheDocument();
    await expectToFit(canvasElement);
  },
};

/** A count of 0 renders nothing. */
export const None: Story = {
  args: { count: 0, label: 'No unread notifications' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
