import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'ui/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    width: 'text',
    children: (
      <Text as="p" size="large">
        They met at a bus stop outside of town and wrote their first song on the back of a timetable. It was
        about rain, and so were the next eleven.
      </Text>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextWidth: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')!.getBoundingClientRect().width).toBeLessThanOrEqual(
      720 - 32,
    );
  },
};

export const PageWidth: Story = { args: { width: 'page' } };
