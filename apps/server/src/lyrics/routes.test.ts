import { type LyricsInput, LyricsResponse } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { tracks } from '../tracks/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin, asGuest, asListener } from '../testing/testViewers.ts';

const catalogue = openTestCatalogue();

const input: LyricsInput = {
  language: 'en',
  lines: [
    { start: 1000, end: null, text: 'Low tide', words: [], translation: null },
    { start: 4000, end: null, text: 'High tide', words: [], translation: null },
  ],
  source: null,
  author: 'Marlow Quay',
};
/** A track of the first user. */
async function ownTrack() {
  const owner = await catalogue.sample.user();
  expect(owner.id).toBe(1);
  return (await catalogue.sample.track('Undertow', { owner_id: owner.id })).id;
}
const owner = asListener(1);
const plain = { ...input, lines: input.lines.map((line) => ({ ...line, start: null })) };

test('LYRICS-1 the owner of a track stores, replaces and removes its lyrics; everybody reads them', async () => {
  const track = await ownTrack();
  const path = `/tracks/${track}/lyrics`;
  expect((await catalogue.send(path, asGuest)).body).toEqual({ lyrics: null });
  await catalogue.change(owner, 'PUT', path, plain);
  expect((await catalogue.send(path, asGuest)).body).toMatchObject({ lyrics: { kind: 'plain' } });
  await catalogue.change(owner, 'PUT', path, input);
  expect((await catalogue.send(path, asGuest)).body).toMatchObject({
    lyrics: { kind: 'synced', lines: input.lines, permissions: { update: false } },
  });
  expect((await catalogue.send(`/tracks/${track}`, asGuest)).body).toMatchObject({
    track: { has_lyrics: true },
  });
  await catalogue.change(owner, 'DELETE', path);
  expect((await catalogue.send(path, asGuest)).body).toEqual({ lyrics: null });
  await catalogue.change(asAdmin(9), 'PUT', path, input);
});

test('BACKSTAGE-4 lyrics that somebody has saved meanwhile are neither replaced nor removed', async () => {
  const path = `/tracks/${await ownTrack()}/lyrics`;
  const read = async () => (await catalogue.get(path, LyricsResponse, asGuest)).lyrics;
  await catalogue.change(owner, 'PUT', path, { ...input, version: null });
  const first = await read();
  await catalogue.change(owner, 'PUT', path, { ...plain, version: null }, 409);
  // Versions differ by milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await catalogue.change(owner, 'PUT', path, { ...input, author: 'Ola Berg', version: first?.updated_at });
  expect(
    await catalogue.change(owner, 'PUT', path, { ...plain, version: first?.updated_at }, 409),
  ).toMatchObject({ code: 'changed' });
  await catalogue.change(owner, 'DELETE', `${path}?version=${first?.updated_at}`, undefined, 409);
  const second = await read();
  expect(second).toMatchObject({ author: 'Ola Berg', kind: 'synced' });
  await catalogue.change(owner, 'DELETE', `${path}?version=${second?.updated_at}`);
  expect(await read()).toBeNull();
});

test('LYRICS-1 others cannot change lyrics, and see none of a draft', async () => {
  const track = await ownTrack();
  await catalogue.change(asListener(2), 'PUT', `/tracks/${track}/lyrics`, input, 403);
  await catalogue.change(asGuest, 'PUT', `/tracks/${track}/lyrics`, input, 401);
  await catalogue.db.update(tracks).set({ status: 'draft' });
  const draft = track;
  await catalogue.change(asListener(2), 'PUT', `/tracks/${draft}/lyrics`, input, 404);
  expect((await catalogue.send(`/tracks/${draft}/lyrics`, asGuest)).status).toBe(404);
});

test.each([
  ['no line', { ...input, lines: [] }],
  ['times in another order', { ...input, lines: input.lines.toReversed() }],
  ['a line without a time among others', { ...input, lines: [input.lines[0], plain.lines[1]] }],
])('LYRICS-1 lyrics with %s are refused', async (_, body) => {
  const track = await ownTrack();
  await catalogue.change(owner, 'PUT', `/tracks/${track}/lyrics`, body, 422);
});
