import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Placeholder } from '../foundation/Placeholder.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'ui/Layout/Inline',
  component: Inline,
  args: {
    children: [32, 48, 64].map((size) => <Placeholder key={size} size={size} />),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The boxes of its children, from left to right. */
const boxes = (inline: Element) =>
  [...inline.children].map((child) => child.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = boxes(canvasElement.firstElementChild!);
    await expect(second!.left - first!.right).toBe(8);
    await expect(third!.left - second!.right).toBe(8);
    await expect((first!.top + first!.bottom) / 2).toBeCloseTo((third!.top + third!.bottom) / 2, 0);
  },
};

const spaces = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Spaces: Story = {
  render: (args) => (
    <Stack>
      {spaces.map((space) => (
        <Inline key={space} {...args} space={space} data-testid={space} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const gaps = spaces.map((space) => {
      const [first, second] = boxes(within(canvasElement).getByTestId(space));
      return second!.left - first!.right;
    });
    await expect(new Set(gaps).size).toBe(spaces.length);
    await expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  },
};

export const Alignments: Story = {
  render: (args) => (
    <Stack>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Inline key={align} {...args} align={align} data-testid={align} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const edges = (align: string, edge: 'top' | 'bottom') =>
      new Set(boxes(within(canvasElement).getByTestId(align)).map((box) => box[edge])).size;
    await expect(edges('start', 'top')).toBe(1);
    await expect(edges('end', 'bottom')).toBe(1);
    await expect([edges('center', 'top'), edges('center', 'bottom')]).toEqual([3, 3]);
  },
};

export const Between: Story = {
  args: { justify: 'between' },
  play: async ({ canvasElement }) => {
    const inline = canvasElement.firstElementChild!;
    const all = boxes(inline);
    const { left, right } = inline.getBoundingClientRect();
    await expect(Math.min(...all.map((box) => box.left))).toBeCloseTo(left, 0);
    await expect(Math.max(...all.map((box) => box.right))).toBeCloseTo(right, 0);
  },
};

export const Wrapping: Story = {
  args: { wrap: true, children: Array.from({ length: 40 }, (_, key) => <Placeholder key={key} />) },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement.firstElementChild!);
    await expect(new Set(boxes(canvasElement.firstElementChild!).map(({ top }) => top)).size).toBeGreaterThan(
      1,
    );
  },
};

/** A truncatable name shrinks in favour of the other children; in wrapping lines it wraps. */
export const LongText: Story = {
  render: () => (
    <Stack style={{ inlineSize: 280 }}>
      <Inline>
        <Placeholder />
        <Text truncate>{longText}</Text>
        <Button>Follow</Button>
      </Inline>
      <Inline wrap>
        <Button>Add to a playlist that everyone can see and change</Button>
        <Text>{longText}</Text>
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const inline of canvasElement.firstElementChild!.children) await expectToFit(inline);
    await expectToFit(within(canvasElement).getByRole('button', { name: 'Follow' }));
  },
};
