import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, ErrorIcon, UploadIcon, WarningIcon } from '../icons/icons.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Timeline, TimelineItem } from './Timeline.tsx';

const meta = {
  title: 'ui/Content/Timeline',
  component: Timeline,
  args: { 'aria-label': 'History' },
  decorators: [inColumn(480)],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  render: (args) => (
    <Timeline {...args}>
      <TimelineItem title="Published" time="2 hours ago" tone="positive" icon={<CheckIcon size="1em" />}>
        Visible to everybody.
      </TimelineItem>
      <TimelineItem
        title="Cover replaced"
        time="Yesterday"
        tone="accent"
        icon={<UploadIcon size="1em" />}
        action={<Button size="xs">Restore the old one</Button>}
      />
      <TimelineItem title="Created" time="3 November" />
    </Timeline>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the events are an ordered list', async () => {
      await expect(canvas.getByRole('list', { name: 'History' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('markers are at the inline start', async () => {
      const [marker, body] = [...canvas.getAllByRole('listitem')[0]!.children].map(
        (part) => part.getBoundingClientRect().left,
      );
      await expect(marker! < body!).toBe(document.documentElement.dir !== 'rtl');
    });
  },
};

export const Tones: Story = {
  render: (args) => (
    <Timeline {...args}>
      <TimelineItem title="Neutral" />
      <TimelineItem title="Accent" tone="accent" />
      <TimelineItem title="Positive" tone="positive" icon={<CheckIcon size="1em" />} />
      <TimelineItem title="Warning" tone="warning" icon={<WarningIcon size="1em" />} />
      <TimelineItem title="Danger" tone="danger" icon={<ErrorIcon size="1em" />} />
    </Timeline>
  ),
};

export const OneEvent: Story = {
  render: (args) => (
    <Timeline {...args}>
      <TimelineItem title="Created" time="Today" />
    </Timeline>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <Timeline {...args}>
        <TimelineItem title={longText} time="Thursday, 24 December 2026 at 18:00">
          {longText}
        </TimelineItem>
        <TimelineItem title="Created" />
      </Timeline>
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
