import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import {
  FolderResponse,
  Folders,
  type NewFolder,
  type PlacePlaylists,
  type UpdateFolder,
} from './contract.ts';

/** Query options for the folders of the signed-in person's playlists. Guests get a 401. */
export const foldersQuery = () =>
  queryOptions({
    queryKey: ['folders'],
    meta: { isPersonal: true },
    queryFn: ({ client, signal }) => request(client, Folders, 'me/folders', { signal }),
  });

/** Mutation options that create a folder. */
export const createFolderMutation = () =>
  mutationOptions({
    mutationFn: (body: NewFolder, { client }) =>
      request(client, FolderResponse, 'me/folders', { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: foldersQuery().queryKey }),
  });

/** Mutation options that rename a folder or move it into another. */
export const updateFolderMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...body }: UpdateFolder & { id: number }, { client }) =>
      request(client, FolderResponse, `me/folders/${id}`, { method: 'PUT', body }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: foldersQuery().queryKey }),
  });

/** Mutation options that delete a folder. Its playlists stay in the library. */
export const deleteFolderMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) => request(client, Done, `me/folders/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: foldersQuery().queryKey }),
  });

/** Mutation options that move playlists into a folder, or out of all folders. */
export const placePlaylistsMutation = () =>
  mutationOptions({
    mutationFn: (body: PlacePlaylists, { client }) =>
      request(client, Done, 'me/folders/places', { method: 'PUT', body }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: foldersQuery().queryKey }),
  });
