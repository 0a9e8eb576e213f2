import type { Meta, StoryObj } from '@storybook/react-vite';
import { Placeholder } from '../foundation/Placeholder.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'ui/Inline',
  component: Inline,
  args: {
    children: [32, 48, 64].map((size) => <Placeholder key={size} size={size} />),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const Wrapping: Story = {
  args: { wrap: true, children: Array.from({ length: 40 }, (_, key) => <Placeholder key={key} />) },
};
