import { type AnyPage, page, useAddressQuery } from '@segno/base';
import { type InsightKind, insightsQuery, readId } from '@segno/data';
import { insightMessages, insightParamNames, InsightsView, readInsightInput } from '@segno/editing';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Found, loadFound } from '../frame/Found.tsx';
import { adminPath, insightsPath } from '../views/adminPath.ts';

const trackHref = (id: number) => insightsPath('tracks', id);

/** The page of the insights of the tracks, albums or artists of the catalogue. */
export function insightsPage(kind: InsightKind): AnyPage {
  function Screen({ params: { recordId } }: { params: { recordId: number } }) {
    const input = readInsightInput(useAddressQuery());
    return (
      <Found query={insightsQuery(kind, recordId, input)} current={kind} listPath={adminPath(kind)}>
        <AdminFrame current={kind}>
          <InsightsView kind={kind} id={recordId} trackHref={trackHref} />
        </AdminFrame>
      </Found>
    );
  }
  return page({
    path: `/admin/${kind}/:recordId/insights`,
    params: { recordId: readId },
    frame: 'work',
    rule: { permission: 'music.update', query: insightParamNames },
    load: ({ client, params, url }) =>
      loadFound(
        client.query({
          ...insightsQuery(
            kind,
            (params as { recordId: number }).recordId,
            readInsightInput(url?.searchParams),
          ),
          staleTime: 'static',
        }),
      ),
    meta: ({ translator }) => ({ title: translator(insightMessages)('insights.shortTitle') }),
    screen: Screen,
  });
}
