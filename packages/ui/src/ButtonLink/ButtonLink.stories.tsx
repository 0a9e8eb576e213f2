import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomeIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { href: '#home', children: 'Take me there!' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Take me there!' });
    await expect(link).toHaveAttribute('href', '#home');
    await expect(link.getBoundingClientRect().height).toBe(36);
  },
};

export const Looks: Story = {
  render: (args) => (
    <Inline wrap>
      <ButtonLink {...args} tone="accent" size="md" startIcon={<HomeIcon />} />
      <ButtonLink {...args} variant="outline" size="md" />
      <ButtonLink {...args} variant="ghost" size="md" />
    </Inline>
  ),
};
