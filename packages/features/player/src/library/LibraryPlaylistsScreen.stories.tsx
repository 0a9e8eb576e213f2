import { libraryPlaylistsQuery } from '@segno/data';
import { samplePlaylists, sampleStartup, sampleUser } from '@segno/data/samples';
import { answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import { LibraryPlaylistsScreen } from './LibraryPlaylistsScreen.tsx';
// The application loads the dialog on demand; stories import it statically, so that they need not wait.
import './PlaylistDialog.tsx';

const meta = {
  title: 'player/LibraryPlaylistsScreen',
  component: PlayerScreen,
  args: {
    screen: LibraryPlaylistsScreen,
    route: '/library/playlists',
    address: '/library/playlists',
    startup: { ...sampleStartup, user: sampleUser },
    answers: [answerPages(libraryPlaylistsQuery(), samplePlaylists)],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Rain on the Roof' })).toBeVisible();
    await step('a playlist needs a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New playlist' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New playlist' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      const name = dialog.getByRole('textbox', { name: /^Name/ });
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(/Enter a name\./);
    });
    await step('Escape closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'New playlist' })).toBeVisible();
    });
  },
};

/** A person without the permission to create playlists has no button. */
export const WithoutPermission: Story = {
  args: {
    startup: {
      ...sampleStartup,
      user: { ...sampleUser, permissions: [{ name: 'music.view', restrictions: [] }] },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Rain on the Roof' });
    await expect(canvas.queryByRole('button', { name: 'New playlist' })).toBeNull();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No playlists yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
