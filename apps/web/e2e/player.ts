import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './listening.ts';

const albumLink = (page: Page) =>
  page.getByRole('region', { name: 'Popular albums' }).locator('a[href^="/album/"]').first();
export const player = (page: Page) => page.getByRole('region', { name: 'Player' });
export const queuePanel = (page: Page) => page.getByRole('complementary', { name: 'Queue' });
export const toolOf = (owner: Locator, name: string) => owner.getByRole('button', { name, exact: true });
/** Rows of an album's table, without its header row. */
export const tracksOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** Names of queued tracks with their artists, in the order that is shown: next up before the rest. */
export const queueOf = (queue: Locator) =>
  queue.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

/** Opens the first album of home by its link, and returns its name and its tracks, formatted as in the queue. */
export async function openAlbum(
  page: Page,
  follow: (link: Locator) => Promise<void> = (link) => link.click(),
) {
  await open(page, '/');
  const link = albumLink(page);
  const name = await link.innerText();
  await follow(link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const tracks = await tracksOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const title = row.querySelector('a[href^="/track/"]')?.textContent ?? '';
      const artists = row.getAttribute('aria-label')?.slice(`${title}, `.length);
      return { title, name: `${title} by ${artists}` };
    }),
  );
  expect(tracks.length).toBeGreaterThan(6);
  return { name, names: tracks.map((track) => track.name), titles: tracks.map(({ title }) => title) };
}

/** A track in the player: its title is a link to its album. */
export const trackIn = (owner: Locator, title = '') => owner.getByRole('link', { name: title, exact: true });

/** Seeks to a part of the track, from 0 to 1, on the seek bar. */
export async function seekTo(
  owner: Locator,
  part: number,
  point: (line: Locator, x: number) => Promise<void>,
) {
  const line = owner.getByRole('group', { name: 'Position' });
  const { width } = (await line.boundingBox()) ?? { width: 0 };
  await point(line, width * part);
}
