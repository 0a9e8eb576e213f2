import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { keptFor, type LongListQuery } from '../http/longListQuery.ts';
import { request } from '../http/request.ts';
import type { Page } from '../shared/contract.ts';
import { SiteHealth } from './health.ts';
import { AdminDashboard } from './dashboard.ts';
import { ErrorLog } from '../logs/contract.ts';
import { AdminLocalizations, type LineFilter, LocalizedLines } from './localizations.ts';
import { AdminSchedules } from './logs.ts';
import { type SubjectKind, WhyResponse, type WhySubject } from './why.ts';
import { SavedViews } from './savedViews.ts';
import { AdminMailSamples, AdminSettings } from './settings.ts';
import type { AdminSession } from './people.ts';
import { AdminSessions, AdminTokens } from './people.ts';
import {
  type AdminOption,
  type AdminOptionKind,
  AdminOptionsResponse,
  maxAdminPages,
  type AdminResource,
} from './defineAdminResource.ts';

/** The parameters of a table of the administration: those of its definition. */
export type AdminListInput = Record<string, string | number | undefined>;

/** The key of everything that is read about a resource of the administration. */
export const adminKey = (name: string) => ['admin', name] as const;

/** The rows of a page of a table that is read at any place. */
const rowsAtOnce = 100;

/** The queries of a table of the administration that is read at any place, by the numbers of its pages. */
export const adminLongList = <TRecord, TInput extends Record<string, unknown>>(
  resource: AdminResource<TRecord, TInput>,
  input: AdminListInput = {},
): LongListQuery<TRecord> => {
  const queryKey: readonly unknown[] = [...adminKey(resource.name), 'list', input];
  const read = async (
    client: QueryClient,
    page: number,
    signal: AbortSignal,
  ): Promise<Page<TRecord>['pagination']> => {
    const query = { ...input, page, perPage: rowsAtOnce };
    const response = await request(client, resource.list, `admin/${resource.name}`, { query, signal });
    return (response as Page<TRecord>).pagination;
  };
  return {
    first: queryOptions({
      queryKey: [...queryKey, 'outline'],
      queryFn: async ({ client, signal }): Promise<Page<TRecord>['pagination']> => {
        const first = await read(client, 1, signal);
        const pages = Math.min(Math.ceil((first.total ?? 0) / rowsAtOnce), maxAdminPages);
        return {
          ...first,
          starts: Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `${index + 2}`),
        };
      },
    }),
    page: (number) =>
      queryOptions({
        queryKey: [...queryKey, 'outline', number],
        gcTime: keptFor,
        queryFn: ({ client, signal }) => read(client, Number(number), signal),
      }),
  };
};

/** Query options for one record of the administration. */
export const adminRecordQuery = <TRecord, TInput extends Record<string, unknown>>(
  resource: AdminResource<TRecord, TInput>,
  id: number,
) =>
  queryOptions({
    queryKey: [...adminKey(resource.name), id],
    queryFn: async ({ client, signal }) =>
      (await request(client, resource.response, `admin/${resource.name}/${id}`, { signal })).record,
  });

/** Query options for what a field can choose: the first matches of some words, or the records with some ids. */
export const adminOptionsQuery = (
  kind: AdminOptionKind,
  input: { query?: string; ids?: readonly number[] },
) =>
  queryOptions({
    queryKey: ['admin', 'options', kind, input],
    queryFn: async ({ client, signal }): Promise<AdminOption[]> => {
      if (input.ids?.length === 0) return [];
      const query = input.ids ? { ids: input.ids.join(',') } : { query: input.query ?? '' };
      return (await request(client, AdminOptionsResponse, `admin/options/${kind}`, { query, signal }))
        .options;
    },
  });

/** Query options for the sessions of a person. */
export const adminSessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...adminKey('users'), userId, 'sessions'],
    queryFn: async ({ client, signal }): Promise<AdminSession[]> =>
      (await request(client, AdminSessions, `admin/users/${userId}/sessions`, { signal })).sessions,
  });

/** Query options for the access tokens of a person. */
export const adminTokensQuery = (userId: number) =>
  queryOptions({
    queryKey: [...adminKey('users'), userId, 'tokens'],
    queryFn: async ({ client, signal }) =>
      (await request(client, AdminTokens, `admin/users/${userId}/tokens`, { signal })).tokens,
  });

/** The address of the file with the rows of a table. */
export function adminExportUrl(
  resource: Pick<AdminResource, 'name'>,
  input: AdminListInput & { format: 'csv' | 'json'; columns?: string },
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) params.set(name, String(value));
  return `/api/v1/admin/${resource.name}/export?${params.toString()}`;
}

/** The record of a resource. */
export type AdminRecordOf<TResource extends { record: v.GenericSchema }> = v.InferOutput<TResource['record']>;

/** Query options for the repeated jobs and when they run next. */
export const adminSchedulesQuery = () =>
  queryOptions({
    queryKey: [...adminKey('jobs'), 'schedules'],
    queryFn: async ({ client, signal }) =>
      (await request(client, AdminSchedules, 'admin/schedules', { signal })).schedules,
  });

/** Query options for the latest errors of the server that gets the request, oldest first. */
export const adminErrorsQuery = () =>
  queryOptions({
    queryKey: [...adminKey('errors')],
    queryFn: async ({ client, signal }) =>
      (await request(client, ErrorLog, 'logs/error/download-latest', { signal })).lines,
  });

/** Query options for the named states of a table. */
export const savedViewsQuery = (resource: string) =>
  queryOptions({
    queryKey: ['admin', 'views', resource],
    queryFn: async ({ client, signal }) =>
      (await request(client, SavedViews, `admin/views/${resource}`, { signal })).views,
  });

/** Query options for the languages of the site. */
export const adminLocalizationsQuery = () =>
  queryOptions({
    queryKey: [...adminKey('localizations')],
    queryFn: async ({ client, signal }) =>
      (await request(client, AdminLocalizations, 'admin/localizations', { signal })).localizations,
  });

/** Query options for one page of the lines of a language. */
export const adminLinesQuery = (
  language: string,
  {
    query,
    filter,
    page,
    shown,
  }: { query: string; filter: LineFilter; page: number; shown?: string | undefined },
) =>
  queryOptions({
    queryKey: [...adminKey('localizations'), language, query, filter, page, shown],
    queryFn: ({ client, signal }): Promise<LocalizedLines> =>
      request(client, LocalizedLines, `admin/localizations/${language}/lines`, {
        query: { query, filter, page, shown },
        signal,
      }),
  });

/** The address of the file with the lines of a language. */
export const adminLinesUrl = (language: string): string => `/api/v1/admin/localizations/${language}/export`;

/** Query options for what a guest, a role, a plan or a person may do. */
export const adminWhyQuery = (subject: { kind: SubjectKind; id?: number }) =>
  queryOptions({
    queryKey: ['admin', 'why', subject],
    queryFn: async ({ client, signal }): Promise<WhySubject> =>
      (await request(client, WhyResponse, 'admin/why', { query: subject, signal })).subject,
  });

/** Query options for the dashboard of the administration. */
export const adminDashboardQuery = () =>
  queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: ({ client, signal }) => request(client, AdminDashboard, 'admin/dashboard', { signal }),
  });

/** Query options for the health of the site. It is looked at when it is read. */
export const siteHealthQuery = () =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: async ({ client, signal }) =>
      (await request(client, SiteHealth, 'admin/health', { signal })).findings,
  });

/** Query options for each kind of message that the site sends, as it is with the stored settings. */
export const adminMailSamplesQuery = () =>
  queryOptions({
    queryKey: adminKey('mail-samples'),
    queryFn: async ({ client, signal }) =>
      (await request(client, AdminMailSamples, 'admin/settings/mails', { signal })).mails,
  });

/** Query options for all settings that a person who may change settings sees. */
export const adminSettingsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: async ({ client, signal }) =>
      (await request(client, AdminSettings, 'admin/settings', { signal })).settings,
  });
