import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'ui/Content/Text',
  component: Text,
  args: { children: 'Halcyon Weather' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack space="sm">
      {(['sm', 'md', 'lg', 'heading', 'title', 'hero'] as const).map((size) => (
        <Text key={size} as="p" size={size}>
          {size}: a quiet song about rain
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="xs">
      {(['neutral', 'muted', 'accent', 'positive', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone} size="lg">
          {tone}: a quiet song about rain
        </Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack space="xs">
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight} size="lg">
          {weight}: a quiet song about rain
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { truncate: true, children: 'The Long and Winding Ballad of the Lighthouse Keeper’s Only Daughter' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/Long and Winding/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.title).toBe('The Long and Winding Ballad of the Lighthouse Keeper’s Only Daughter');
  },
};

/** A name in the other direction is aligned as the page is; truncated, it keeps its beginning. */
export const TruncatedInTheOtherDirection: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div style={{ inlineSize: 200 }}>
      {['Halcyon', 'The Long and Winding Ballad of the Lighthouse Keeper’s Only Daughter'].map((name) => (
        <Text key={name} as="p" truncate>
          {name}
        </Text>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const edges = (name: RegExp) => {
      const element = canvas.getByText(name);
      const text = document.createRange();
      text.setStart(element.firstChild!, 0);
      text.setEnd(element.firstChild!, 1);
      const first = text.getBoundingClientRect();
      text.selectNodeContents(element);
      return { box: element.getBoundingClientRect(), first, whole: text.getBoundingClientRect() };
    };
    const short = edges(/^Halcyon/);
    await expect(short.whole.right).toBeCloseTo(short.box.right, 0);
    const long = edges(/^The Long/);
    await expect(long.whole.width).toBeGreaterThan(long.box.width);
    await expect(long.first.left).toBeCloseTo(long.box.left, 0);
  },
};

export const TwoLines: Story = {
  ...Truncated,
  args: {
    lines: 2,
    as: 'p',
    children: 'The Long and Winding Ballad of the Lighthouse Keeper’s Only Daughter',
  },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/Long and Winding/);
    await expect(text.getBoundingClientRect().height).toBe(42);
  },
};

/** Tabular figures align durations. */
export const Tabular: Story = {
  render: () => (
    <Stack space="none" align="end" style={{ inlineSize: 80 }}>
      {['1:11', '10:48', '3:07'].map((duration) => (
        <Text key={duration} tabular tone="muted">
          {duration}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const width = (text: string) => within(canvasElement).getByText(text).getBoundingClientRect().width;
    await document.fonts.ready;
    await expect(width('1:11')).toBeCloseTo(width('3:07'), 1);
  },
};

export const LongText: Story = {
  args: { as: 'p', children: longText },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Text {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByText(longText)),
};

const aligns = ['start', 'center', 'end'] as const;

export const Alignments: Story = {
  tags: ['rtl'],
  render: () => (
    <Stack>
      {aligns.map((align) => (
        <Text key={align} as="p" align={align}>
          {align}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const middle = (name: string) => {
      const range = document.createRange();
      range.selectNodeContents(within(canvasElement).getByText(name));
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    };
    const found = aligns.map(middle);
    const sorted = found.toSorted((a, b) => a - b);
    await expect(found).toEqual(document.documentElement.dir === 'rtl' ? sorted.toReversed() : sorted);
    await expect(new Set(found).size).toBe(3);
  },
};
