import type { LyricsInput } from '@segno/data/contract';
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
