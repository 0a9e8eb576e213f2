import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { sampleCover } from '../testing/sampleCover.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'ui/Content/Avatar',
  component: Avatar,
  args: { name: 'Dora del Bosque' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Dora del Bosque' });
    await expect(avatar).toHaveTextContent('DB');
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} size={size} name={`Ida ${size}`} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('img')
      .map((avatar) => avatar.getBoundingClientRect().width);
    await expect(widths).toEqual([24, 32, 40, 56, 96]);
  },
};

const names = [
  'Ana Reyes',
  'Bo Lind',
  'Caro Hahn',
  'Dov Amir',
  'Eva Moss',
  'Finn Oda',
  'Gia Toth',
  'Hal Quist',
  'Ines Paz',
  'Jun Mori',
  'Kai Bell',
  'Lou Sato',
];

export const Colours: Story = {
  render: () => (
    <Inline wrap>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};

export const Picture: Story = { args: { src: sampleCover('#5b2c4e', '#f6a6b2'), size: 'lg' } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent('DB'));
  },
};

export const BesideItsName: Story = {
  render: () => (
    <Inline>
      <Avatar name="Dora del Bosque" size="sm" aria-hidden />
      <Text>Dora del Bosque</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** A name of any length is shown as two letters; the accessible name is the whole name. */
export const LongText: Story = {
  args: { name: longText },
  render: (args) => (
    <Inline wrap>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const avatar of within(canvasElement).getAllByRole('img', { name: longText })) {
      await expectToFit(avatar);
      await expect(avatar).toHaveTextContent(/^SD$/);
      await expect(avatar.offsetWidth).toBe(avatar.offsetHeight);
    }
  },
};
