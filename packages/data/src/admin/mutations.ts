import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { Done } from '../shared/contract.ts';
import {
  AdminActionResponse,
  AdminJobStarted,
  AdminUndoResponse,
  type AdminResource,
  type AdminSelection,
} from './defineAdminResource.ts';
import { type AdminImportInput, ImportFileResponse } from './imports.ts';
import { LinesStored } from './localizations.ts';
import { adminKey, adminMailSamplesQuery, adminSettingsQuery, savedViewsQuery } from './queries.ts';
import type { NewSavedView } from './savedViews.ts';
import { AdminSettings, SettingTestResponse, type SettingTestName } from './settings.ts';
import type { BanInput } from './people.ts';
import { type AdminCancelInput, type AdminChangePlanInput, adminSubscriptions } from './plans.ts';

/** A record changed: its tables, its forms and the log of changes are read again, and so is what visitors see of it. */
const invalidate = (client: QueryClient, name: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminKey(name) }),
    client.invalidateQueries({ queryKey: adminKey('audit') }),
    client.invalidateQueries({ queryKey: [name] }),
  ]);

/** Mutation options that create a record of the administration. */
export const createAdminMutation = <TRecord, TInput extends Record<string, unknown>>(
  resource: AdminResource<TRecord, TInput>,
) =>
  mutationOptions({
    mutationFn: async (values: Record<string, unknown>, { client }) =>
      (await request(client, resource.response, `admin/${resource.name}`, { method: 'POST', body: values }))
        .record,
    onSuccess: (_record, _values, _result, { client }) => invalidate(client, resource.name),
  });

/** Mutation options that change a record of the administration. 409 `changed` when somebody else changed it meanwhile. */
export const updateAdminMutation = <TRecord, TInput extends Record<string, unknown>>(
  resource: AdminResource<TRecord, TInput>,
  id: number,
) =>
  mutationOptions({
    mutationFn: async (body: Record<string, unknown>, { client }) =>
      (await request(client, resource.response, `admin/${resource.name}/${id}`, { method: 'PUT', body }))
        .record,
    onSuccess: (_record, _values, _result, { client }) => invalidate(client, resource.name),
  });

/**
 * Mutation options that run an action of a table on selected records, such as `delete`. `undoMutation` undoes it with the
 * `undo_id` of the response.
 */
export const adminActionMutation = (resource: Pick<AdminResource, 'name'>) =>
  mutationOptions({
    mutationFn: ({ action, selection }: { action: string; selection: AdminSelection }, { client }) =>
      request(client, AdminActionResponse, `admin/${resource.name}/${action}`, {
        method: 'POST',
        body: selection,
      }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, resource.name),
  });

/** Mutation options that end a person's subscription, at once or after the paid time. */
export const cancelAdminSubscriptionMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (body: AdminCancelInput, { client }) =>
      (
        await request(client, adminSubscriptions.response, `admin/subscriptions/${id}/cancel`, {
          method: 'POST',
          body,
        })
      ).record,
    onSuccess: (_record, _input, _result, { client }) => invalidate(client, 'subscriptions'),
  });

/** Mutation options that change the plan of a person's subscription. */
export const changeAdminSubscriptionMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (body: AdminChangePlanInput, { client }) =>
      (
        await request(client, adminSubscriptions.response, `admin/subscriptions/${id}/change`, {
          method: 'POST',
          body,
        })
      ).record,
    onSuccess: (_record, _input, _result, { client }) => invalidate(client, 'subscriptions'),
  });

/** Mutation options that undo all changes of a job. The response has the job that does it. */
export const undoBulkMutation = () =>
  mutationOptions({
    mutationFn: (jobId: number, { client }) =>
      request(client, AdminJobStarted, `admin/bulk/${jobId}/undo`, { method: 'POST' }),
  });

/** Mutation options that undo a change by its entry in the log of changes. An import is undone by the job of the response. */
export const undoMutation = () =>
  mutationOptions({
    mutationFn: (entryId: number, { client }) =>
      request(client, AdminUndoResponse, `admin/audit/${entryId}/undo`, { method: 'POST' }),
    onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries(),
  });

/** Mutation options that suspend an account, or end its suspension with null. */
export const banMutation = (userId: number) =>
  mutationOptions({
    mutationFn: (ban: BanInput | null, { client }) =>
      ban
        ? request(client, Done, `admin/users/${userId}/ban`, { method: 'POST', body: ban })
        : request(client, Done, `admin/users/${userId}/ban`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, 'users'),
  });

/** Mutation options that end all sessions of a person. */
export const signOutUserMutation = (userId: number) =>
  mutationOptions({
    mutationFn: (_input: void, { client }) =>
      request(client, Done, `admin/users/${userId}/sessions`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, 'users'),
  });

/** Mutation options that name the state of a table. The same name replaces the former state. */
export const saveViewMutation = (resource: string) =>
  mutationOptions({
    mutationFn: (body: NewSavedView, { client }) =>
      request(client, Done, `admin/views/${resource}`, { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: savedViewsQuery(resource).queryKey }),
  });

/** Mutation options that delete a named state of a table. */
export const deleteViewMutation = (resource: string) =>
  mutationOptions({
    mutationFn: (id: number, { client }) => request(client, Done, `admin/views/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: savedViewsQuery(resource).queryKey }),
  });

/** Mutation options that end an access token of a person. */
export const deleteAdminTokenMutation = (userId: number) =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, Done, `admin/users/${userId}/tokens/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, 'users'),
  });

/** Mutation options that begin to show the site as a person sees it. Load the site anew afterwards. */
export const actAsMutation = (userId: number) =>
  mutationOptions({
    mutationFn: (_input: void, { client }) =>
      request(client, Done, `admin/users/${userId}/act`, { method: 'POST' }),
  });

/** Mutation options that end it. Load the site anew afterwards. */
export const endActingMutation = () =>
  mutationOptions({
    mutationFn: (_input: void, { client }) => request(client, Done, 'acting', { method: 'DELETE' }),
  });

const invalidateLines = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminKey('localizations') }),
    client.invalidateQueries({ queryKey: adminKey('audit') }),
  ]);

/** Mutation options that offer a language to visitors, or do so no more. */
export const offerLanguageMutation = () =>
  mutationOptions({
    mutationFn: ({ language, is_offered }: { language: string; is_offered: boolean }, { client }) =>
      request(client, Done, `admin/localizations/${language}`, { method: 'PUT', body: { is_offered } }),
    onSuccess: (_answer, _input, _result, { client }) => invalidateLines(client),
  });

/** Mutation options that change lines of a language. Null returns to the line of the product. */
export const saveLinesMutation = (language: string) =>
  mutationOptions({
    mutationFn: (
      body: { lines: Record<string, string | null>; skip_faulty?: boolean },
      { client },
    ): Promise<LinesStored> =>
      request(client, LinesStored, `admin/localizations/${language}/lines`, { method: 'PUT', body }),
    onSuccess: (_answer, _input, _result, { client }) => invalidateLines(client),
  });

/** Mutation options that run a failed job again. */
export const retryJobMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, Done, `admin/jobs/${id}/retry`, { method: 'POST' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, 'jobs'),
  });

/** Mutation options that run a repeated job now. */
export const runScheduleMutation = () =>
  mutationOptions({
    mutationFn: (kind: string, { client }) =>
      request(client, Done, `admin/schedules/${encodeURIComponent(kind)}/run`, { method: 'POST' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, 'jobs'),
  });

/** Mutation options that change settings by their names. Null returns to the default. */
export const saveSettingsMutation = () =>
  mutationOptions({
    mutationFn: async (changes: Record<string, unknown>, { client }) =>
      (await request(client, AdminSettings, 'admin/settings', { method: 'PUT', body: { changes } })).settings,
    onSuccess: async (settings, _changes, _result, { client }) => {
      await keepResponse(client, adminSettingsQuery(), settings);
      // They have the name and the footer of the site.
      void client.invalidateQueries({ queryKey: adminMailSamplesQuery().queryKey });
      return client.invalidateQueries({ queryKey: adminKey('audit') });
    },
  });

/** Mutation options that test what the settings configure. */
export const settingTestMutation = () =>
  mutationOptions({
    mutationFn: (name: SettingTestName, { client }) =>
      request(client, SettingTestResponse, `admin/settings/tests/${name}`, { method: 'POST' }),
  });

/** Mutation options that clear the responses and pages which visitors share. */
export const clearCacheMutation = () =>
  mutationOptions({
    mutationFn: (_input: void, { client }) =>
      request(client, Done, 'admin/settings/clear-cache', { method: 'POST' }),
  });

/** Mutation options that send a file for an import. `onProgress` gets the sent part, from 0 to 1. */
export const importFileMutation = () =>
  mutationOptions({
    mutationFn: async (
      { file, onProgress }: { file: File; onProgress: (part: number) => void },
      { client },
    ) => {
      const body = new Blob([file], { type: 'application/octet-stream' });
      const query = { name: file.name };
      const options = { method: 'POST' as const, query, body, onProgress };
      return (await request(client, ImportFileResponse, 'admin/imports/files', options)).file;
    },
  });

/** Mutation options that start an import, or a dry run of it. The response names the job. */
export const startImportMutation = () =>
  mutationOptions({
    mutationFn: (body: AdminImportInput, { client }) =>
      request(client, AdminJobStarted, 'admin/imports', { method: 'POST', body }),
  });

/** Mutation options that make again what the search compares. The response names the job. */
export const rebuildSearchMutation = () =>
  mutationOptions({
    mutationFn: (_input: void, { client }) =>
      request(client, AdminJobStarted, 'admin/settings/rebuild-search', { method: 'POST' }),
  });

/** Mutation options that send a test message to the person who asks for it. */
export const testMailMutation = () =>
  mutationOptions({
    mutationFn: (_input: void, { client }) =>
      request(client, Done, 'admin/settings/test-mail', { method: 'POST' }),
  });
