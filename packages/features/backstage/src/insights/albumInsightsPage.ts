import { page } from '@segno/base';
import { insightsQuery, readId } from '@segno/data';
import { insightMessages, insightParamNames, readInsightInput } from '@segno/editing';
import { AlbumInsightsScreen } from './InsightsScreens.tsx';

export const albumInsightsPage = page({
  path: '/backstage/albums/:albumId/insights',
  params: { albumId: readId },
  rule: { guard: 'signedIn', query: insightParamNames },
  load: ({ client, params: { albumId }, url }) =>
    client.query({
      ...insightsQuery('albums', albumId, readInsightInput(url?.searchParams)),
      staleTime: 'static',
    }),
  meta: ({ translator }) => ({ title: translator(insightMessages)('insights.shortTitle') }),
  screen: AlbumInsightsScreen,
});
