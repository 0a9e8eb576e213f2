import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Placeholder } from '../foundation/Placeholder.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'ui/Stack',
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

export const Centered: Story = { args: { align: 'center' } };
