import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adminKey } from '../admin/queries.ts';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { StartedJob } from '../recordings/contract.ts';
import { Done } from '../shared/contract.ts';
import {
  type AlbumInput,
  AlbumTracksResponse,
  type ArtistInput,
  type BulkTracksInput,
  FormerTracks,
  ManagedAlbumResponse,
  ManagedArtistResponse,
  type ManagedKind,
  ManagedTrackResponse,
  type NewTrackInput,
  PrivateLinkResponse,
  type ReleaseInput,
  RemovalResponse,
} from './contract.ts';
import {
  type BackstageDecisionInput,
  BackstageRequestResponse,
  type BackstageRequestInput,
} from './requests.ts';
import { type AddedTeamMember, ArtistTeamResponse, type ManagerRole } from './team.ts';
import {
  artistTeamQuery,
  backstageRequestsQuery,
  managedAlbumQuery,
  managedAlbumTracksQuery,
  managedArtistQuery,
  managedKey,
  managedReleasesQuery,
  managedTrackQuery,
  privateLinkQuery,
} from './queries.ts';

/** Mutation options that send a request. 409 `open_request` while another one of its kind is open. */
export const createBackstageRequestMutation = () =>
  mutationOptions({
    mutationFn: async (body: BackstageRequestInput, { client }) =>
      (await request(client, BackstageRequestResponse, 'backstage-requests', { method: 'POST', body }))
        .request,
    onSuccess: (_request, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: backstageRequestsQuery().queryKey }),
  });

/** Mutation options that take back a request that nobody has decided. */
export const withdrawBackstageRequestMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (_input: void, { client }) =>
      (
        await request(client, BackstageRequestResponse, `backstage-requests/${id}/withdraw`, {
          method: 'POST',
        })
      ).request,
    onSuccess: (_request, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: backstageRequestsQuery().queryKey }),
  });

/** Mutation options that decide on a request. 409 `decided` when somebody has decided on it already. */
export const decideBackstageRequestMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (body: BackstageDecisionInput, { client }) =>
      (
        await request(client, BackstageRequestResponse, `backstage-requests/${id}/decide`, {
          method: 'POST',
          body,
        })
      ).request,
    onSuccess: (_request, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: backstageRequestsQuery().queryKey }),
  });

/** A release changed: forms and lists of backstage, administration and visitors are read again. */
const invalidateReleases = (client: QueryClient, kind: 'albums' | 'artists' | 'tracks') =>
  Promise.all([
    client.invalidateQueries({ queryKey: managedKey(kind) }),
    client.invalidateQueries({ queryKey: managedReleasesQuery().queryKey }),
    // The tracks of an album and what is checked of them.
    kind === 'tracks' && client.invalidateQueries({ queryKey: managedKey('albums') }),
    client.invalidateQueries({ queryKey: ['backstage', 'options'] }),
    client.invalidateQueries({ queryKey: adminKey(kind) }),
    client.invalidateQueries({ queryKey: [kind] }),
  ]);

/** A changed record may be sent with the version that its form was filled from: 409 `changed` when it has another. */
type Changed<TInput> = TInput & { version?: string | undefined };

/** Mutation options that create a track or change one, also with the file of a processed recording. */
export const saveTrackMutation = (id: number | null) =>
  mutationOptions({
    mutationFn: async (
      body: Changed<Omit<NewTrackInput, 'entry_id'> & { entry_id?: number | null | undefined }>,
      { client },
    ) =>
      (
        await request(client, ManagedTrackResponse, id === null ? 'tracks' : `tracks/${id}`, {
          method: id === null ? 'POST' : 'PUT',
          body: id === null ? { ...body, entry_id: body.entry_id ?? null } : body,
        })
      ).record,
    onSuccess: async (record, _body, _result, { client }) => {
      await keepResponse(client, managedTrackQuery(record.id), record);
      return invalidateReleases(client, 'tracks');
    },
  });

/** Mutation options that create an album, or change one. */
export const saveAlbumMutation = (id: number | null) =>
  mutationOptions({
    mutationFn: async (body: Changed<AlbumInput>, { client }) =>
      (
        await request(client, ManagedAlbumResponse, id === null ? 'albums' : `albums/${id}`, {
          method: id === null ? 'POST' : 'PUT',
          body,
        })
      ).record,
    onSuccess: async (record, _body, _result, { client }) => {
      await keepResponse(client, managedAlbumQuery(record.id), record);
      return invalidateReleases(client, 'albums');
    },
  });

/** Mutation options that change an artist, or, for those who may change the whole catalogue, create one. */
export const saveArtistMutation = (id: number | null) =>
  mutationOptions({
    mutationFn: async (body: Changed<ArtistInput>, { client }) =>
      (
        await request(client, ManagedArtistResponse, id === null ? 'artists' : `artists/${id}`, {
          method: id === null ? 'POST' : 'PUT',
          body,
        })
      ).record,
    onSuccess: async (record, _body, _result, { client }) => {
      await keepResponse(client, managedArtistQuery(record.id), record);
      return invalidateReleases(client, 'artists');
    },
  });

/** Mutation options that make somebody with an account act for an artist. */
export const addTeamMemberMutation = (artistId: number) =>
  mutationOptions({
    mutationFn: async (body: AddedTeamMember, { client }) =>
      (
        await request(client, ArtistTeamResponse, `backstage/artists/${artistId}/team`, {
          method: 'POST',
          body,
        })
      ).team,
    onSuccess: async (team, _body, _result, { client }) => {
      await keepResponse(client, artistTeamQuery(artistId), team);
    },
  });

/** Mutation options that change what a member is for the artist. 409 `last_manager` when nobody would manage the team. */
export const changeTeamRoleMutation = (artistId: number) =>
  mutationOptions({
    mutationFn: async ({ userId, role }: { userId: number; role: ManagerRole }, { client }) =>
      (
        await request(client, ArtistTeamResponse, `backstage/artists/${artistId}/team/${userId}`, {
          method: 'PUT',
          body: { role },
        })
      ).team,
    onSuccess: async (team, _input, _result, { client }) => {
      await keepResponse(client, artistTeamQuery(artistId), team);
    },
  });

/** Mutation options that remove a member, or let the person leave. Private links of the artist's releases end. */
export const removeTeamMemberMutation = (artistId: number) =>
  mutationOptions({
    mutationFn: (userId: number, { client }) =>
      request(client, Done, `backstage/artists/${artistId}/team/${userId}`, { method: 'DELETE' }),
    onSuccess: (_answer, userId, _result, { client }) => {
      client.setQueryData(
        artistTeamQuery(artistId).queryKey,
        (team) => team && { ...team, members: team.members.filter(({ id }) => id !== userId) },
      );
      return client.invalidateQueries({ queryKey: managedKey('albums') });
    },
  });

/** Mutation options that change the same fields of several tracks at once. */
export const bulkTracksMutation = () =>
  mutationOptions({
    mutationFn: (body: BulkTracksInput, { client }) =>
      request(client, FormerTracks, 'backstage/tracks/bulk', { method: 'POST', body }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateReleases(client, 'tracks'),
  });

/** Mutation options that undo a change of several tracks by its response, unless one was changed again. */
export const undoBulkTracksMutation = () =>
  mutationOptions({
    mutationFn: (body: FormerTracks, { client }) =>
      request(client, Done, 'backstage/tracks/bulk/undo', { method: 'POST', body }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateReleases(client, 'tracks'),
  });

/** Mutation options that put the tracks of an album into an order. Tracks that are left out leave the album. */
export const orderAlbumTracksMutation = (albumId: number) =>
  mutationOptions({
    mutationFn: async (track_ids: number[], { client }) =>
      (
        await request(client, AlbumTracksResponse, `albums/${albumId}/tracks`, {
          method: 'PUT',
          body: { track_ids },
        })
      ).tracks,
    onSuccess: async (tracks, _ids, _result, { client }) => {
      await keepResponse(client, managedAlbumTracksQuery(albumId), tracks);
      return invalidateReleases(client, 'tracks');
    },
  });

/** Mutation options that publish an album with its tracks, at once or in a minute to come. */
export const releaseAlbumMutation = (albumId: number) =>
  mutationOptions({
    mutationFn: async (body: ReleaseInput, { client }) =>
      (await request(client, ManagedAlbumResponse, `albums/${albumId}/release`, { method: 'POST', body }))
        .record,
    onSuccess: (_record, _body, _result, { client }) =>
      Promise.all([invalidateReleases(client, 'albums'), invalidateReleases(client, 'tracks')]),
  });

/** Mutation options that delete a track or an album. `undoReleaseRemovalMutation` brings it back. */
export const removeReleaseMutation = (kind: 'albums' | 'tracks') =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, RemovalResponse, `${kind}/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, _id, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: managedReleasesQuery().queryKey }),
        client.invalidateQueries({ queryKey: adminKey(kind) }),
      ]),
  });

/** Mutation options that undo the edit of the person by which a record got its version, unless it was changed since. */
export const undoEditMutation = (kind: ManagedKind, id: number) =>
  mutationOptions({
    mutationFn: (version: string, { client }) =>
      request(client, Done, `backstage/${kind}/${id}/undo`, { method: 'POST', body: { version } }),
    onSuccess: (_answer, _version, _result, { client }) => client.invalidateQueries(),
  });

/** Mutation options that bring back what the person has deleted, by the `undo_id` of the removal. */
export const undoReleaseRemovalMutation = () =>
  mutationOptions({
    mutationFn: (undoId: number, { client }) =>
      request(client, Done, `backstage/undo/${undoId}`, { method: 'POST' }),
    onSuccess: (_answer, _id, _result, { client }) => client.invalidateQueries(),
  });

/** Mutation options that make the private link of an album (true), or take it back (false). */
export const privateLinkMutation = (albumId: number) =>
  mutationOptions({
    mutationFn: async (isWanted: boolean, { client }) =>
      (
        await request(client, PrivateLinkResponse, `backstage/albums/${albumId}/link`, {
          method: isWanted ? 'POST' : 'DELETE',
        })
      ).link,
    onSuccess: async (link, _isWanted, _result, { client }) => {
      await keepResponse(client, privateLinkQuery(albumId), link);
    },
  });

/** Mutation options that make a recording of an uploaded file. `jobQuery` of the response tells when it is ready. */
export const processRecordingMutation = () =>
  mutationOptions({
    mutationFn: async (entryId: number, { client }) =>
      (await request(client, StartedJob, `file-entries/${entryId}/recording`, { method: 'POST' })).job_id,
  });
