import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClockIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'ui/Content/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      <ClockIcon />
      <VisuallyHidden>Duration</VisuallyHidden>
      3:42
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('Duration').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
