import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { AdminOptionsResponse } from '../admin/defineAdminResource.ts';
import { AlbumResponse } from '../albums/contract.ts';
import { presencePause } from '../presence/presencePause.ts';
import {
  AlbumTracksResponse,
  type BackstageOptionKind,
  EditorsResponse,
  ManagedAlbumResponse,
  ManagedArtistResponse,
  type ManagedKind,
  ManagedReleasesResponse,
  ManagedTrackResponse,
  PreflightResponse,
  PrivateLinkResponse,
} from './contract.ts';
import { type BackstageRequest, BackstageRequestResponse, BackstageRequestsResponse } from './requests.ts';
import { ArtistTeamResponse, ManagedArtistsResponse } from './team.ts';

/** Query options for the requests of the signed-in person for the rights of artists. */
export const backstageRequestsQuery = () =>
  queryOptions({
    queryKey: ['backstage-requests'],
    queryFn: async ({ client, signal }) =>
      (await request(client, BackstageRequestsResponse, 'backstage-requests', { signal })).requests,
  });

/** Query options for a request. */
export const backstageRequestQuery = (id: number) =>
  queryOptions({
    queryKey: ['backstage-requests', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, BackstageRequestResponse, `backstage-requests/${id}`, { signal })).request,
  });

/** Query options for the artists for whom the signed-in person acts. */
export const managedArtistsQuery = () =>
  queryOptions({
    queryKey: ['backstage', 'artists'],
    queryFn: async ({ client, signal }) =>
      (await request(client, ManagedArtistsResponse, 'backstage/artists', { signal })).artists,
  });

/** Query options for the albums and tracks that the signed-in person may change. */
export const managedReleasesQuery = () =>
  queryOptions({
    queryKey: ['backstage', 'releases'],
    queryFn: ({ client, signal }) =>
      request(client, ManagedReleasesResponse, 'backstage/releases', { signal }),
  });

/** Query options for the requests with a state, for those who decide on them. */
export const decidableRequestsQuery = (status: BackstageRequest['status'] = 'pending') =>
  queryOptions({
    queryKey: ['backstage-requests', 'decidable', status],
    queryFn: async ({ client, signal }) =>
      (
        await request(client, BackstageRequestsResponse, 'backstage-requests/pending', {
          query: { status },
          signal,
        })
      ).requests,
  });

/** The key of everything that forms read about the tracks, albums or artists of the backstage. */
export const managedKey = (kind: ManagedKind) => ['backstage', kind] as const;

/**
 * Query options for the other people who have the form of a record open, and for its stored version. Reading them says
 * that this person has it open too.
 */
export const editorsQuery = (kind: ManagedKind, id: number) =>
  queryOptions({
    queryKey: ['backstage', 'editors', kind, id],
    queryFn: ({ client, signal }) =>
      request(client, EditorsResponse, `backstage/${kind}/${id}/editors`, { method: 'POST', signal }),
    refetchInterval: presencePause,
    staleTime: 0,
  });

/** Query options for a track as its form reads it. */
export const managedTrackQuery = (id: number) =>
  queryOptions({
    queryKey: [...managedKey('tracks'), id],
    queryFn: async ({ client, signal }) =>
      (await request(client, ManagedTrackResponse, `backstage/tracks/${id}`, { signal })).record,
  });

/** Query options for an album as its form reads it. */
export const managedAlbumQuery = (id: number) =>
  queryOptions({
    queryKey: [...managedKey('albums'), id],
    queryFn: async ({ client, signal }) =>
      (await request(client, ManagedAlbumResponse, `backstage/albums/${id}`, { signal })).record,
  });

/** Query options for an artist as its form reads it. */
export const managedArtistQuery = (id: number) =>
  queryOptions({
    queryKey: [...managedKey('artists'), id],
    queryFn: async ({ client, signal }) =>
      (await request(client, ManagedArtistResponse, `backstage/artists/${id}`, { signal })).record,
  });

/** Query options for the people who act for an artist. */
export const artistTeamQuery = (artistId: number) =>
  queryOptions({
    queryKey: [...managedKey('artists'), artistId, 'team'],
    queryFn: async ({ client, signal }) =>
      (await request(client, ArtistTeamResponse, `backstage/artists/${artistId}/team`, { signal })).team,
  });

/** Query options for the tracks of an album in their order, also those that are not public. */
export const managedAlbumTracksQuery = (id: number) =>
  queryOptions({
    queryKey: [...managedKey('albums'), id, 'tracks'],
    queryFn: async ({ client, signal }) =>
      (await request(client, AlbumTracksResponse, `backstage/albums/${id}/tracks`, { signal })).tracks,
  });

/** Query options for what should be looked at before a release. */
export const preflightQuery = (kind: 'albums' | 'tracks', id: number) =>
  queryOptions({
    queryKey: [...managedKey(kind), id, 'preflight'],
    queryFn: async ({ client, signal }) =>
      (await request(client, PreflightResponse, `backstage/${kind}/${id}/preflight`, { signal })).findings,
  });

/** Query options for the private link of an album. */
export const privateLinkQuery = (albumId: number) =>
  queryOptions({
    queryKey: [...managedKey('albums'), albumId, 'link'],
    queryFn: async ({ client, signal }) =>
      (await request(client, PrivateLinkResponse, `backstage/albums/${albumId}/link`, { signal })).link,
  });

/** Query options for the album of a private link. */
export const privateAlbumQuery = (token: string) =>
  queryOptions({
    queryKey: ['private-albums', token],
    queryFn: async ({ client, signal }) =>
      (await request(client, AlbumResponse, `private-albums/${token}`, { signal })).album,
  });

/** Query options for what a field can choose: the first matches of some words, or the records with some ids. */
export const backstageOptionsQuery = (
  kind: BackstageOptionKind,
  input: { query?: string; ids?: readonly number[] },
) =>
  queryOptions({
    queryKey: ['backstage', 'options', kind, input],
    queryFn: async ({ client, signal }) => {
      if (input.ids?.length === 0) return [];
      const query = input.ids ? { ids: input.ids.join(',') } : { query: input.query ?? '' };
      return (await request(client, AdminOptionsResponse, `backstage/options/${kind}`, { query, signal }))
        .options;
    },
  });
