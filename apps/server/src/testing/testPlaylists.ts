import { PlaylistResponse, PlaylistTrackList } from '@segno/data/contract';
import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { openTestCatalogue, readAll, times } from './testCatalogue.ts';
import { asListener } from './testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** Opens a catalogue for the tests of a file, with two people and the tracks 0 to 5 before each. */
export function openTestPlaylists() {
  const catalogue = openTestCatalogue();
  let people: { owner: Viewer; other: Viewer };
  let trackIds: number[];

  beforeEach(async () => {
    const { sample } = catalogue;
    const owner = asListener((await sample.user('Nora')).id);
    people = { owner, other: asListener((await sample.user('Ben')).id) };
    trackIds = (await times(6, (index) => sample.track(`Track ${index}`))).map(({ id }) => id);
  });

  /** A new playlist, of the owner unless a test says otherwise. */
  const create = async (input: object = {}, viewer = people.owner) =>
    v.parse(
      PlaylistResponse,
      await catalogue.change(viewer, 'POST', '/playlists', { name: 'Evening', ...input }, 201),
    ).playlist;

  const entriesOf = (id: number, viewer = people.owner) =>
    readAll((cursor) =>
      catalogue.get(`/playlists/${id}/tracks?perPage=100${cursor}`, PlaylistTrackList, viewer),
    );

  /** The numbers of the tracks of a playlist, in their order. */
  const orderOf = async (id: number, viewer = people.owner) =>
    (await entriesOf(id, viewer)).map(({ track }) => track.name.replace('Track ', '')).join('');

  return { catalogue, create, entriesOf, orderOf, people: () => ({ ...people, trackIds }) };
}
