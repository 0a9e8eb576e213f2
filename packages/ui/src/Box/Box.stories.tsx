import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'ui/Box',
  component: Box,
  args: { padding: 'lg', surface: 'raised', radius: 'panel', children: 'A surface' },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Surfaces: Story = {
  render: (args) => (
    <Inline space="lg" wrap>
      {(['raised', 'overlay', 'sunken', 'outlined'] as const).map((surface) => (
        <Box key={surface} {...args} surface={surface}>
          <Text>{surface}</Text>
        </Box>
      ))}
    </Inline>
  ),
};
