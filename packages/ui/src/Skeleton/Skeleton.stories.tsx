import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'ui/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 240 } };

/** The shape of the loading content: a cover with its title and artist. */
export const Card: Story = {
  render: () => (
    <Inline space="lg" align="start">
      {[1, 2, 3].map((key) => (
        <Stack key={key} space="xs" style={{ inlineSize: 180 }}>
          <Skeleton ratio={1} radius="card" />
          <Skeleton width="80%" height={14} />
          <Skeleton width="50%" height={12} />
        </Stack>
      ))}
    </Inline>
  ),
};

export const Row: Story = {
  render: () => (
    <Inline space="sm">
      <Skeleton width={40} height={40} radius="round" />
      <Stack space="2xs" style={{ flex: 1 }}>
        <Skeleton width={220} height={14} />
        <Skeleton width={140} height={12} />
      </Stack>
    </Inline>
  ),
};

export const Still: Story = {
  args: { width: 240 },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]')!;
    await expect(getComputedStyle(skeleton).animationDuration).toBe('0s');
  },
};
