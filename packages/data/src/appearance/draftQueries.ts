import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { presencePause } from '../presence/presencePause.ts';
import { Done } from '../shared/contract.ts';
import { AppearanceResponse } from './contract.ts';
import {
  AppearanceDraftResponse,
  type AppearanceDraftInput,
  AppearanceDrafts,
  AppearanceFile,
  AppearanceHistory,
  AppearanceVersion,
  DraftLink,
  DraftPeople,
  type NewAppearanceDraft,
  type PublishDraftInput,
} from './drafts.ts';
import { appearanceQuery } from './queries.ts';

/** Query options for the change sets of the appearance, the latest first. */
export const appearanceDraftsQuery = () =>
  queryOptions({
    queryKey: ['appearance', 'drafts'],
    queryFn: async ({ client, signal }) =>
      (await request(client, AppearanceDrafts, 'appearance/drafts', { signal })).drafts,
    meta: { isPersonal: true },
  });

/** Query options for one change set with its values. */
export const appearanceDraftQuery = (id: number) =>
  queryOptions({
    queryKey: ['appearance', 'drafts', id],
    queryFn: ({ client, signal }) =>
      request(client, AppearanceDraftResponse, `appearance/drafts/${id}`, { signal }),
    meta: { isPersonal: true },
  });

/** Query options for the other people who have a change set open. Reading them says that this person has too. */
export const draftPresenceQuery = (id: number) =>
  queryOptions({
    queryKey: ['appearance', 'presence', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, DraftPeople, `appearance/drafts/${id}/presence`, { method: 'POST', signal }))
        .people,
    refetchInterval: presencePause,
    meta: { isPersonal: true },
  });

/** Query options for what was published, the latest first. */
export const appearanceHistoryQuery = () =>
  queryOptions({
    queryKey: ['appearance', 'history'],
    queryFn: async ({ client, signal }) =>
      (await request(client, AppearanceHistory, 'appearance/history', { signal })).releases,
    meta: { isPersonal: true },
  });

/** Query options for the version of the published appearance, for every visitor. */
export const appearanceVersionQuery = () =>
  queryOptions({
    queryKey: ['appearance', 'version'],
    queryFn: async ({ client, signal }) =>
      (await request(client, AppearanceVersion, 'appearance/version', { signal })).version,
    staleTime: 0,
  });

const invalidate = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: appearanceDraftsQuery().queryKey }),
    client.invalidateQueries({ queryKey: appearanceHistoryQuery().queryKey }),
  ]);

/** Makes a change set. */
export const createDraftMutation = () =>
  mutationOptions({
    mutationFn: (body: NewAppearanceDraft, { client }) =>
      request(client, AppearanceDraftResponse, 'appearance/drafts', { method: 'POST', body }),
    onSuccess: (_made, _input, _result, { client }) => invalidate(client),
  });

/** Stores the values of a change set. 409 when somebody else has changed it meanwhile. */
export const updateDraftMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...body }: AppearanceDraftInput & { id: number }, { client }) =>
      request(client, AppearanceDraftResponse, `appearance/drafts/${id}`, { method: 'PUT', body }),
    onSuccess: (_made, _input, _result, { client }) => invalidate(client),
  });

/** Deletes a change set. */
export const deleteDraftMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, Done, `appearance/drafts/${id}`, { method: 'DELETE' }),
    onSuccess: (_made, _input, _result, { client }) => invalidate(client),
  });

/** Publishes a change set, now or at a time. */
export const publishDraftMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...body }: PublishDraftInput & { id: number }, { client }) =>
      request(client, AppearanceResponse, `appearance/drafts/${id}/publish`, { method: 'POST', body }),
    onSuccess: async (published, _input, _result, { client }) => {
      await keepResponse(client, appearanceQuery(), published);
      return invalidate(client);
    },
  });

/** Makes a link that shows a change set for some hours. */
export const draftLinkMutation = () =>
  mutationOptions({
    mutationFn: ({ id, hours }: { id: number; hours: number }, { client }) =>
      request(client, DraftLink, `appearance/drafts/${id}/link`, { method: 'POST', body: { hours } }),
    onSuccess: (_link, _input, _result, { client }) => invalidate(client),
  });

/** Ends the link of a change set. */
export const endDraftLinkMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, Done, `appearance/drafts/${id}/link`, { method: 'DELETE' }),
    onSuccess: (_done, _input, _result, { client }) => invalidate(client),
  });

/** Publishes an appearance of the past again. */
export const restoreReleaseMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, AppearanceResponse, `appearance/history/${id}/restore`, { method: 'POST' }),
    onSuccess: async (published, _input, _result, { client }) => {
      await keepResponse(client, appearanceQuery(), published);
      return invalidate(client);
    },
  });

/** Keeps a picture or a font on the server. */
export const keepFileMutation = () =>
  mutationOptions({
    mutationFn: (file: File, { client }) => {
      const body = new FormData();
      body.set('file', file);
      return request(client, AppearanceFile, 'appearance/files', { method: 'POST', body });
    },
  });
