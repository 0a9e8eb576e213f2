import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { removeWhenLeft } from '../queryClient/removeWhenLeft.ts';
import { Done } from '../shared/contract.ts';
import { shownAtOnce } from '../shared/shownAtOnce.ts';
import type { Track } from '../tracks/contract.ts';
import type { NamedTrack } from './match.ts';
import { PlaylistResponse, type PlaylistTrack, type PlaylistTrackList } from './contract.ts';
import {
  AddTracksResponse,
  type AddTracksInput,
  type CreatePlaylistInput,
  type MovePlaylistInput,
  type MoveTracksInput,
  type PlaylistFields,
  RemoveTracksResponse,
  type RemoveTracksInput,
  type RestoreTracksInput,
  type UpdatePlaylistInput,
} from './inputs.ts';
import { playlistQuery, playlistTracksQuery } from './queries.ts';

/** The playlist of an operation. */
interface InPlaylist {
  id: number;
}

/** A playlist changed: its page, its tracks and all lists of playlists are read again. */
const invalidate = (client: QueryClient) => client.invalidateQueries({ queryKey: ['playlists'] });

/** Mutation options that create a playlist of the signed-in person, with tracks to begin with. */
export const createPlaylistMutation = (trackIds: number[] = []) =>
  mutationOptions({
    mutationFn: (fields: PlaylistFields & Pick<CreatePlaylistInput, 'rules'>, { client }) => {
      const body: CreatePlaylistInput = { ...fields, track_ids: trackIds };
      return request(client, PlaylistResponse, 'playlists', { method: 'POST', body });
    },
    onSuccess: async ({ playlist }, _input, _result, { client }) => {
      await keepResponse(client, playlistQuery(playlist.id), playlist);
      return invalidate(client);
    },
  });

/** Mutation options that find the tracks which a file of a playlist names; in parts, as the server takes them. */
export const matchTracksMutation = () =>
  mutationOptions({
    mutationFn: async (
      { tracks, onProgress }: { tracks: readonly NamedTrack[]; onProgress?: (count: number) => void },
      { client },
    ) => {
      const matches: (Track | null)[] = [];
      for (let start = 0; start < tracks.length; start += mostInRequest) {
        const part = tracks.slice(start, start + mostInRequest);
        const response = await request(
          client,
          async () => (await import('./match.ts')).MatchTracksResponse,
          'playlists/match',
          { method: 'POST', body: { tracks: part } },
        );
        matches.push(...response.matches);
        onProgress?.(matches.length);
      }
      return matches;
    },
  });

/** `mostMatched`, without its module, which is loaded with the first request. */
const mostInRequest = 50;

/** Mutation options that change the name, description or visibility of a playlist. */
export const updatePlaylistMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: UpdatePlaylistInput, { client }) =>
      request(client, PlaylistResponse, `playlists/${id}`, { method: 'PUT', body }),
    onSuccess: async ({ playlist }, _input, _result, { client }) => {
      await keepResponse(client, playlistQuery(id), playlist);
      return invalidate(client);
    },
  });

/** Mutation options that move a playlist of the signed-in person into a workspace, or out of it with null. */
export const movePlaylistMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...body }: MovePlaylistInput & InPlaylist, { client }) =>
      request(client, PlaylistResponse, `playlists/${id}/workspace`, { method: 'PUT', body }),
    onSuccess: async ({ playlist }, _input, _result, { client }) => {
      await keepResponse(client, playlistQuery(playlist.id), playlist);
      return invalidate(client);
    },
  });

/** A cover to upload, or null to remove the uploaded one. */
export interface CoverChange {
  file: File | null;
  /** Called with the sent part of the file, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Mutation options that upload the cover of a playlist or remove it. 413 and 422 for a file that cannot be a cover. */
export const playlistCoverMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ file, onProgress }: CoverChange, { client }) => {
      const path = `playlists/${id}/image`;
      if (!file) return request(client, PlaylistResponse, path, { method: 'DELETE' });
      const body = new FormData();
      body.set('file', file);
      return request(client, PlaylistResponse, path, { method: 'POST', body, onProgress });
    },
    onSuccess: async ({ playlist }, _input, _result, { client }) => {
      await keepResponse(client, playlistQuery(id), playlist);
      return invalidate(client);
    },
  });

/** Mutation options that delete a playlist; `restorePlaylistMutation` undoes it. */
export const deletePlaylistMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) => request(client, Done, `playlists/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, id, _result, { client }) => {
      removeWhenLeft(client, playlistQuery(id).queryKey);
      return client.invalidateQueries({
        queryKey: ['playlists'],
        predicate: ({ queryKey }) => queryKey[1] !== id,
      });
    },
  });

/** Mutation options that restore a deleted playlist. */
export const restorePlaylistMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, PlaylistResponse, `playlists/${id}/restore`, { method: 'POST' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that add tracks to a playlist. 409 `duplicate_tracks` when it has some of them, `only_duplicates` when all. */
export const addTracksMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...body }: AddTracksInput & InPlaylist, { client }) =>
      request(client, AddTracksResponse, `playlists/${id}/tracks`, { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

type Entries = InfiniteData<v.InferOutput<typeof PlaylistTrackList>>;

/** The loaded pages of a playlist with their entries in another order. */
function reordered(known: Entries, order: (entries: PlaylistTrack[]) => PlaylistTrack[]): Entries {
  const ordered = order(known.pages.flatMap(({ pagination }) => pagination.data));
  let start = 0;
  const pages = known.pages.map((page) => {
    const end = start + page.pagination.data.length;
    const data = ordered.slice(start, end);
    start = end;
    return { ...page, pagination: { ...page.pagination, data } };
  });
  return { ...known, pages };
}

/**
 * Mutation options that move entries of a playlist. The loaded pages show the new order at once, and the former one after an
 * error. After the response the server's order is read.
 */
export const moveTracksMutation = () =>
  mutationOptions({
    scope: { id: 'playlist order' },
    mutationFn: ({ id, ...body }: MoveTracksInput & InPlaylist, { client }) =>
      request(client, Done, `playlists/${id}/tracks/move`, { method: 'POST', body }),
    ...shownAtOnce<MoveTracksInput & InPlaylist, Entries>({
      keyOf: ({ id }) => playlistTracksQuery(id).queryKey,
      show: (known, { ids, before, after }) =>
        reordered(known, (entries) => {
          const moved = ids.flatMap((each) => entries.find((entry) => entry.id === each) ?? []);
          const staying = entries.filter((entry) => !ids.includes(entry.id));
          const anchor = staying.findIndex((entry) => entry.id === (after ?? before));
          const found = anchor !== -1 && after !== undefined ? anchor + 1 : anchor;
          const place = found === -1 ? staying.length : found;
          return [...staying.slice(0, place), ...moved, ...staying.slice(place)];
        }),
      // The entries have the positions of the server's order, also while other moves wait for their responses.
      undo: (known) =>
        reordered(known, (entries) => entries.toSorted((one, other) => one.position - other.position)),
    }),
  });

/** Mutation options that remove entries of a playlist. `restoreTracksMutation` undoes it with the id of the response. */
export const removeTracksMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...body }: RemoveTracksInput & InPlaylist, { client }) =>
      request(client, RemoveTracksResponse, `playlists/${id}/tracks/remove`, { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that bring removed entries back to their places. */
export const restoreTracksMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...body }: RestoreTracksInput & InPlaylist, { client }) =>
      request(client, Done, `playlists/${id}/tracks/restore`, { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });
