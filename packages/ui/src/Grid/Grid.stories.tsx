import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Card } from '../Card/Card.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'ui/Layout/Grid',
  component: Grid,
  args: { children: Array.from({ length: 12 }, (_, key) => <Skeleton key={key} ratio={1} radius="card" />) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    const boxes = [...canvasElement.querySelectorAll('[aria-hidden]')].map((item) =>
      item.getBoundingClientRect(),
    );
    const [first, second, third] = boxes;
    await expect(first!.width).toBeGreaterThanOrEqual(160);
    await expect(second!.left - first!.right).toBeCloseTo(third!.left - second!.right, 1);
    await expect(first!.height).toBeCloseTo(first!.width, 1);
  },
};

export const Wide: Story = { args: { minItemWidth: 320, space: 'md' } };

/** Long text does not widen a column: all columns have the same width. */
export const LongText: Story = {
  args: {
    children: ['Low Tide', longText, 'Copper Sky'].map((name) => (
      <Card key={name} title={name} level={2}>
        <Text truncate>{longText}</Text>
        <Text>{longText}</Text>
      </Card>
    )),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 600 }}>
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const grid = canvasElement.firstElementChild!.firstElementChild!;
    await expectToFit(grid);
    const widths = [...grid.children].map((child) => child.getBoundingClientRect().width);
    for (const width of widths) await expect(width).toBeCloseTo(widths[0]!, 1);
    for (const child of grid.children) await expectToFit(child);
  },
};
