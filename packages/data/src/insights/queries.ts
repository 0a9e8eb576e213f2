import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import { type InsightInput, type InsightKind, Insights, type InsightTable, SiteReport } from './contract.ts';

/** Query options for what happened to a track, an album or an artist in a period. */
export const insightsQuery = (kind: InsightKind, id: number, input: InsightInput = {}) =>
  queryOptions({
    queryKey: ['insights', kind, id, input],
    queryFn: ({ client, signal }) =>
      request(client, Insights, `insights/${kind}/${id}`, { query: input, signal }),
  });

/** Query options for the report of the whole site. */
export const siteReportQuery = (input: InsightInput = {}) =>
  queryOptions({
    queryKey: ['admin', 'report', input],
    queryFn: ({ client, signal }) => request(client, SiteReport, 'admin/report', { query: input, signal }),
  });

/** The address of the file with a table of the insights. */
export function insightsFileUrl(
  kind: InsightKind,
  id: number,
  { table, ...input }: InsightInput & { table: InsightTable },
): string {
  const params = new URLSearchParams({ table });
  for (const [name, value] of Object.entries(input)) if (value !== undefined) params.set(name, value);
  return `/api/v1/insights/${kind}/${id}/export?${params.toString()}`;
}

/** Mutation options that change the zone by which the days of an artist are counted. */
export const insightZoneMutation = (artistId: number) =>
  mutationOptions({
    mutationFn: (time_zone: string, { client }) =>
      request(client, Done, `insights/artists/${artistId}/time-zone`, {
        method: 'PUT',
        body: { time_zone },
      }),
    onSuccess: (_answer, _zone, _result, { client }) => client.invalidateQueries({ queryKey: ['insights'] }),
  });
