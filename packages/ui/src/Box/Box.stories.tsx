import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'ui/Layout/Box',
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

const radii = ['control', 'card', 'panel', 'round'] as const;

export const Radii: Story = {
  render: (args) => (
    <Inline space="lg" wrap>
      {radii.map((radius) => (
        <Box key={radius} {...args} radius={radius}>
          {radius}
        </Box>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const corners = radii.map((radius) =>
      Number.parseFloat(getComputedStyle(within(canvasElement).getByText(radius)).borderStartStartRadius),
    );
    await expect(corners).toEqual(corners.toSorted((a, b) => a - b));
    await expect(corners[0]).toBeGreaterThan(0);
  },
};

const paddings = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Paddings: Story = {
  render: (args) => (
    <Inline space="lg" wrap align="start">
      {paddings.map((padding) => (
        <Box key={padding} {...args} padding={padding}>
          {padding}
        </Box>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const inner = paddings.map((padding) =>
      Number.parseFloat(getComputedStyle(within(canvasElement).getByText(padding)).paddingInlineStart),
    );
    await expect(inner).toEqual([4, 8, 12, 16, 24, 32]);
  },
};

export const LongText: Story = {
  args: { children: longText },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Box {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText(longText);
    await expectToFit(box);
    await expect(box.offsetWidth).toBe(240);
  },
};
