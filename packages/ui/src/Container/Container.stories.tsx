import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'ui/Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    width: 'text',
    children: (
      <Text as="p" size="lg">
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

export const PageWidth: Story = {
  args: { width: 'page' },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    const { width } = canvasElement.querySelector('p')!.getBoundingClientRect();
    await expect(width).toBeGreaterThan(720);
  },
};

export const LongText: Story = {
  args: { children: <Text as="p">{longText}</Text> },
  play: async ({ canvasElement }) => {
    await expectToFit(within(canvasElement).getByText(longText));
    await expectToFit(canvasElement);
  },
};
