import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longWords } from '../foundation/longWords.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'ui/Heading',
  component: Heading,
  args: { level: 1, children: 'Halcyon Weather' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

/** Its size may differ from its place in the outline. */
export const Hero: Story = {
  args: { size: 'hero', children: 'Songs for the last train home' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: longWords },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Heading {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement.firstElementChild!),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['small', 'body', 'large', 'heading', 'title', 'hero'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(new Set(heights).size).toBe(6);
  },
};
