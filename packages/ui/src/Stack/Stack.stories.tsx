import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Placeholder } from '../foundation/Placeholder.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'ui/Layout/Stack',
  component: Stack,
  args: {
    children: [1, 2, 3].map((key) => <Placeholder key={key} />),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('div > div > div');
    await expect(second!.getBoundingClientRect().top - first!.getBoundingClientRect().bottom).toBe(16);
  },
};

export const Spaces: Story = {
  render: (args) => (
    <Inline align="start" space="xl">
      {(['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const).map((space) => (
        <Stack key={space} {...args} space={space} />
      ))}
    </Inline>
  ),
};

export const Centered: Story = {
  args: { align: 'center' },
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('div > div > div')!.parentElement!.getBoundingClientRect();
    const { left, right } = canvasElement.querySelector('div > div > div')!.getBoundingClientRect();
    await expect(left - stack.left).toBeCloseTo(stack.right - right, 0);
  },
};

/** Children are never wider than the stack, with any alignment. */
export const LongText: Story = {
  render: () => (
    <Stack style={{ inlineSize: 200 }}>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} data-testid={align}>
          <Text>{longText}</Text>
          <Button>Add to a playlist that everyone can see and change</Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const align of ['stretch', 'start', 'center', 'end']) {
      const stack = within(canvasElement).getByTestId(align);
      await expect(stack.scrollWidth).toBeLessThanOrEqual(stack.clientWidth);
      await expectToFit(within(stack).getByRole('button'));
    }
  },
};
