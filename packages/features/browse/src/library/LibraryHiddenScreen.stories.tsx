import { hidesQuery, type Hide, type HttpClient } from '@segno/data';
import { answer, asListener, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { libraryHiddenPage } from './libraryHiddenPage.ts';

const hides: Hide[] = [
  {
    kind: 'artist',
    id: 7,
    name: 'Ida Marlow',
    scope: 'everywhere',
    until: null,
    created_at: '2026-11-01T08:00:00.000Z',
  },
  {
    kind: 'genre',
    id: 3,
    name: 'A genre with a name that is as long as a sentence about the music that it contains',
    scope: 'radio',
    until: '2026-12-24T00:00:00.000Z',
    created_at: '2026-11-01T08:00:00.000Z',
  },
];
const send = fn<HttpClient['send']>(() => Promise.resolve({}));

const meta = {
  title: 'player/LibraryHiddenScreen',
  component: PlayerScreen,
  parameters: { modes: { pseudo: 'The names of its records are its own.' } },
  args: {
    page: libraryHiddenPage,
    address: '/library/hidden',
    startup: asListener(),
    send,
    answers: [answer(hidesQuery(), hides, { empty: [] })],
  },
  beforeEach: () => void send.mockClear(),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIDE-1: each is shown again by its button, which can be undone. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show again: Ida Marlow' }));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith('me/hides/artist/7', expect.objectContaining({ method: 'DELETE' })),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith(
        'me/hides/artist/7',
        expect.objectContaining({ method: 'PUT', body: { scope: 'everywhere', until: null } }),
      ),
    );
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('You hide nothing');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
/** The row of links is wider than a phone: it shows the one of the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Not for me' });
    await waitFor(async () => {
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
};
