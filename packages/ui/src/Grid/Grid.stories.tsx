import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isPhonePage } from '../foundation/isPhonePage.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'ui/Grid',
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
