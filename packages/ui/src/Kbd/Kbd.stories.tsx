import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'ui/Content/Kbd', component: Kbd, args: { children: 'Space' } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Space').closest('kbd')).toBeVisible();
  },
};

export const Combination: Story = {
  render: () => (
    <Inline space="2xs">
      <Kbd>Shift</Kbd>
      <Kbd>→</Kbd>
    </Inline>
  ),
};
