import { sampleAlbums, sampleChannel } from '@segno/data/samples';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepRecentCount, clearRecentPlaces, recentPlaces } from '@segno/music';
import { albumContext } from '@segno/playback';
import { StoryPlayer } from '@segno/playback/testing';
import { HomeLead } from './HomeLead.tsx';

const connection = vi.hoisted(() => ({ isLost: true }));
vi.mock('./JumpBackIn.tsx', async (original) => {
  if (connection.isLost) throw new Error('Failed to fetch dynamically imported module');
  return original();
});

beforeEach(() => {
  const [album] = sampleAlbums;
  recentPlaces.add({ context: albumContext(album!), image: album!.image });
  keepRecentCount(1);
});
afterEach(clearRecentPlaces);

test('tiles whose code cannot be loaded are replaced by a retry, and the rest of home works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <StoryPlayer context={null}>
          <HomeLead channel={sampleChannel} />
          <p>The rest of home</p>
        </StoryPlayer>
      ),
    },
  ]);
  await render(<RouterProvider router={router} />);
  const retry = page.getByRole('region', { name: 'Jump back in' }).getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('The rest of home')).toBeVisible();
});
