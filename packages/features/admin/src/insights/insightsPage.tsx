import { type AnyPage, page } from '@segno/base';
import { type InsightKind, insightsQuery, readId } from '@segno/data';
import { insightMessages, insightParamNames, InsightsView, readInsightInput } from '@segno/editing';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { insightsPath } from '../views/adminPath.ts';

const trackHref = (id: number) => insightsPath('tracks', id);

/** The page of the insights of the tracks, albums or artists of the catalogue. */
export function insightsPage(kind: InsightKind): AnyPage {
  function Screen({ params: { recordId } }: { params: { recordId: number } }) {
    return (
      <AdminFrame current={kind}>
        <InsightsView kind={kind} id={recordId} trackHref={trackHref} />
      </AdminFrame>
    );
  }
  return page({
    path: `/admin/${kind}/:recordId/insights`,
    params: { recordId: readId },
    frame: 'work',
    rule: { permission: 'music.update', query: insightParamNames },
    load: ({ client, params, url }) =>
      client.query({
        ...insightsQuery(
          kind,
          (params as { recordId: number }).recordId,
          readInsightInput(url?.searchParams),
        ),
        staleTime: 'static',
      }),
    meta: ({ translator }) => ({ title: translator(insightMessages)('insights.shortTitle') }),
    screen: Screen,
  });
}
