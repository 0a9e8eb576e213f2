import { page } from '@segno/base';
import { insightsQuery, readId } from '@segno/data';
import { insightMessages, insightParamNames, readInsightInput } from '@segno/editing';
import { TrackInsightsScreen } from './InsightsScreens.tsx';

export const trackInsightsPage = page({
  path: '/backstage/tracks/:trackId/insights',
  params: { trackId: readId },
  rule: { guard: 'signedIn', query: insightParamNames },
  load: ({ client, params: { trackId }, url }) =>
    client.query({
      ...insightsQuery('tracks', trackId, readInsightInput(url?.searchParams)),
      staleTime: 'static',
    }),
  meta: ({ translator }) => ({ title: translator(insightMessages)('insights.shortTitle') }),
  screen: TrackInsightsScreen,
});
