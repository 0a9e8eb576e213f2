import { sampleAlbums, sampleTracks } from '@segno/data/samples';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlbumCard, TrackCard, recentPlaces, TrackTable, TrackTiles } from '@segno/music';
import { albumContext, type Player } from '@segno/playback';
import { StoryPlayer } from '@segno/playback/testing';
import JumpBackIn from './JumpBackIn.tsx';

const [album, otherAlbum] = sampleAlbums as [(typeof sampleAlbums)[0], (typeof sampleAlbums)[0]];
const [otherTrack, track] = sampleTracks as [(typeof sampleTracks)[0], (typeof sampleTracks)[0]];
const context = albumContext(album);
let player: Player;

/** A page with a player that plays the second track of an album. */
async function open(content: ReactNode) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <StoryPlayer
          context={context}
          onReady={(ready) => {
            player = ready;
          }}
        >
          {content}
        </StoryPlayer>
      ),
    },
  ]);
  await render(<RouterProvider router={router} />);
  await expect.poll(() => player?.state.getState().status).toBe('playing');
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const colorOf = (name: string) =>
  getComputedStyle(page.getByRole('link', { name, exact: true }).element()).color;

afterEach(() => recentPlaces.clear());

test('what plays is marked on its card and its tile, and its button pauses', async () => {
  for (const one of [album, otherAlbum]) recentPlaces.add({ context: albumContext(one), image: one.image });
  await open(
    <>
      <section aria-label="Tiles">
        <JumpBackIn onClear={() => {}} />
      </section>
      <TrackCard track={track} />
      <TrackCard track={otherTrack} />
    </>,
  );
  await expect.element(button(`Pause ${album.name}`)).toHaveAttribute('data-current');
  await expect.element(button(`Pause ${track.name}`)).toHaveAttribute('data-current');
  await expect.element(button(`Play ${otherAlbum.name}`)).not.toHaveAttribute('data-current');
  expect(colorOf(album.name)).not.toBe(colorOf(otherAlbum.name));
  expect(colorOf(track.name)).not.toBe(colorOf(otherTrack.name));
  expect(colorOf(track.name)).toBe(colorOf(album.name));
});

test('the card of an album is marked while it plays', async () => {
  await open([album, otherAlbum].map((one) => <AlbumCard key={one.id} album={one} />));
  await expect.element(button(`Pause ${album.name}`)).toHaveAttribute('data-current');
  expect(colorOf(album.name)).not.toBe(colorOf(otherAlbum.name));
});

test('the bars of a playing row move; paused they stand still at uneven heights', async () => {
  await open(<TrackTable label="Tracks" tracks={sampleTracks.slice(0, 3)} context={context} />);
  const row = page.getByRole('row', { name: new RegExp(`^${track.name}`) }).element();
  const bars = () => [...row.querySelectorAll('[data-current] > [aria-hidden] > span > span')];
  const looks = () => bars().map((bar) => getComputedStyle(bar));
  expect(looks()).toHaveLength(3);
  expect(looks().every(({ animationName }) => animationName !== 'none')).toBe(true);
  player.commands.pause();
  await expect.poll(() => looks().map(({ animationName }) => animationName)).toEqual(Array(3).fill('none'));
  const heights = bars().map((bar) => bar.getBoundingClientRect().height);
  expect(new Set(heights).size).toBe(3);
  // An ellipsis is three dots as high as wide.
  expect(Math.max(...heights)).toBeGreaterThan(8);
});

test('a hovered row looks different from a focused one, in a table and among tiles', async () => {
  const tracks = sampleTracks.slice(2, 6);
  await open(
    <>
      <TrackTable label="Tracks" tracks={tracks} context={context} />
      <TrackTiles tracks={tracks} context={context} />
    </>,
  );
  const lists = [
    page.getByRole('row').elements().slice(1),
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.firstElementChild!),
  ];
  for (const [hovered, focused, plain] of lists) {
    await userEvent.hover(hovered!);
    const target = focused!.matches('[tabindex]') ? focused! : focused!.querySelector('a')!;
    (target as HTMLElement).focus();
    const background = (row?: Element) => getComputedStyle(row!).backgroundColor;
    expect(hovered!.matches(':hover')).toBe(true);
    await expect.poll(() => new Set([hovered, focused, plain].map(background)).size).toBe(3);
  }
});
