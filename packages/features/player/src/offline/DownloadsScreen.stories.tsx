import { sampleTracks } from '@segno/data/samples';
import { PlayerScreen } from '@segno/music/testing';
import { clearDownloads, downloadsStore } from '@segno/playback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { downloadsPage } from './downloadsPage.ts';

const download = (id: number, name: string) => ({
  context: { type: 'album' as const, id, name, href: `/album/${id}/artist/album` },
  tracks: sampleTracks.slice(0, 3),
  size: 18_400_000,
  at: 0,
  viewer: null,
});

/** Stores a list as a download does. */
const store = async (downloads: readonly unknown[]) => {
  const cache = await caches.open('segno-downloads');
  await cache.put('/downloads/index.json', Response.json(downloads));
};

const meta = {
  title: 'player/DownloadsScreen',
  component: PlayerScreen,
  args: { page: downloadsPage, address: '/downloads', answers: [] },
  async beforeEach() {
    downloadsStore.setState({ downloads: null, active: null });
    await store([
      download(1, 'Slow Tide'),
      download(2, 'A very long name of an album that nobody can read to its end on a phone'),
    ]);
    return () => clearDownloads({ caches });
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Slow Tide' })).toBeVisible();
    await expect(canvas.getAllByText('3 tracks, 18 MB')).toHaveLength(2);
    await step('OFFLINE-3 a download is removed from the browser', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Slow Tide' }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
      await expect(canvas.getByRole('button', { name: /^Remove A very long name/ })).toHaveFocus();
    });
  },
};

export const Empty: Story = {
  beforeEach: () => store([]),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No downloads')).toBeVisible();
  },
};

/** The list of the browser is not read yet. It has no other states: no server is asked, so that none can refuse. */
export const Loading: Story = {
  beforeEach() {
    const open = spyOn(caches, 'open').mockReturnValue(new Promise(() => undefined));
    return () => open.mockRestore();
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible();
    await expect(document.querySelector('main [aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => store([download(1, 'Donaudampfschifffahrtsgesellschaft'.repeat(4))]),
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^Donau/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
