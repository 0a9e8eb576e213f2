import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { ScrollArea } from './ScrollArea.tsx';

const lines = Array.from({ length: 20 }, (_, index) => `Line ${index + 1} of the song`);

const meta = {
  title: 'ui/Layout/ScrollArea',
  component: ScrollArea,
  args: {
    'aria-label': 'Lyrics',
    style: { blockSize: 160 },
    children: (
      <Stack space="xs">
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl', 'modes'],
  play: async ({ canvasElement, step }) => {
    const area = within(canvasElement).getByRole('region', { name: 'Lyrics' });
    await step('Tab focuses it, because its content does not fit', async () => {
      await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'));
      await userEvent.tab();
      await expect(area).toHaveFocus();
    });
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

/** It is no tab stop while everything is visible. */
export const Fits: Story = {
  args: { children: <Text>One line</Text> },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('region', { name: 'Lyrics' });
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    style: { inlineSize: 200 },
    children: <div style={{ inlineSize: 600 }}>A wide score</div>,
  },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('region', { name: 'Lyrics' });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  },
};

export const LongText: Story = {
  args: { children: <Text>{longText}</Text>, style: { inlineSize: 240, blockSize: 160 } },
  play: async ({ canvasElement }) => expectToFit(within(canvasElement).getByRole('region')),
};
