import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const month = 4.34524 * 7 * day;

const meta = {
  title: 'ui/Formats/RelativeTime',
  component: RelativeTime,
  args: { value: now - 3 * day, now, timeZone: 'UTC' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const time = within(canvasElement).getByText('3 days ago');
    await step('the title is the exact time', () =>
      expect(time).toHaveAttribute('title', 'November 18, 2026 at 12:00 PM'),
    );
    await step('the datetime attribute is machine-readable', () =>
      expect(time).toHaveAttribute('datetime', '2026-11-18T12:00:00.000Z'),
    );
  },
};

const distances = [
  [10_000, 'a few seconds ago'],
  [-10_000, 'in a few seconds'],
  [5 * minute, '5 minutes ago'],
  [180 * minute, '3 hours ago'],
  [day, '1 day ago'],
  [8 * day, '1 week ago'],
  [2.1 * month, '2 months ago'],
  [25 * month, '2 years ago'],
  [-2 * day, 'in 2 days'],
] as const;

export const Distances: Story = {
  render: (args) => (
    <Stack>
      {distances.map(([distance, text]) => (
        <RelativeTime key={text} {...args} value={now - distance} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const [, text] of distances)
      await step(`TIME-1 ${text}`, () => expect(within(canvasElement).getByText(text)).toBeVisible());
  },
};

export const Lengths: Story = {
  render: (args) => (
    <Stack>
      {(['long', 'short', 'narrow'] as const).map((length) => (
        <RelativeTime key={length} {...args} length={length} />
      ))}
    </Stack>
  ),
};

/** The text updates as time passes: here the minute ends two seconds after the story renders. */
export const FollowsTheClock: Story = {
  args: { now: undefined },
  render: function Render(args) {
    return <RelativeTime {...args} value={Date.now() - minute + 2000} />;
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('a few seconds ago');
    await waitFor(() => within(canvasElement).getByText('1 minute ago'), { timeout: 10_000 });
  },
};

/** In a narrow container the text wraps. */
export const LongText: Story = {
  args: { value: now - 11 * month },
  render: (args) => (
    <LocaleProvider locale="hu-HU">
      <div style={{ inlineSize: 70 }}>
        <RelativeTime {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('time')!.parentElement!;
    await expectToFit(place);
    await expect(place.offsetHeight).toBeGreaterThan(30);
  },
};
