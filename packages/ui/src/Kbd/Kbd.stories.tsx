import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'ui/Kbd', component: Kbd, args: { children: 'Space' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Combination: Story = {
  render: () => (
    <Inline space="2xs">
      <Kbd>Shift</Kbd>
      <Kbd>→</Kbd>
    </Inline>
  ),
};
