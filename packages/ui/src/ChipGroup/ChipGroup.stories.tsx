import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { ChipGroup } from './ChipGroup.tsx';

const genres = ['Dream pop', 'Ambient', 'Chamber folk', 'Slow techno', 'Dub', 'Field recordings', 'Piano'];

const meta = {
  title: 'ui/Content/ChipGroup',
  component: ChipGroup,
  args: { 'aria-label': 'Genres', children: genres.map((genre) => <Chip key={genre}>{genre}</Chip>) },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Genres' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(genres.length);
  },
};

export const Links: Story = {
  args: {
    children: genres.map((genre) => (
      <Chip key={genre} size="md" href={`#${genre}`}>
        {genre}
      </Chip>
    )),
  },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Spacious: Story = { args: { space: 'md' } };

export const LongText: Story = {
  args: {
    children: [
      <Chip key="long">Music for airports, waiting rooms and other quiet public places</Chip>,
      ...genres.map((genre) => <Chip key={genre}>{genre}</Chip>),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = within(canvasElement).getByRole('list');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
