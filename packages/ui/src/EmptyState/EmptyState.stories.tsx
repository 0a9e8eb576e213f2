import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Button } from '../Button/Button.tsx';
import { PlaylistIcon, SearchIcon } from '../icons/icons.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'ui/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <PlaylistIcon />,
    title: 'Your playlists will be here',
    description: 'Put songs together for a mood, a trip or a friend.',
    action: (
      <Button tone="accent" size="md">
        Create playlist
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Your playlists',
    );
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Create playlist' })).toHaveFocus();
  },
};

/** Within a section its title is one level deeper. */
export const HeadingLevel: Story = {
  args: { level: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Your playlists',
    );
  },
};

export const WordsAlone: Story = {
  args: {
    icon: <SearchIcon />,
    title: 'There are no items matching your query',
    description: undefined,
    action: undefined,
  },
};

export const LongText: Story = {
  args: { title: longText, description: longText },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <EmptyState {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement.firstElementChild!),
};
