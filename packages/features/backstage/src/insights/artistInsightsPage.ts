import { page } from '@segno/base';
import { insightsQuery, readId } from '@segno/data';
import { insightMessages, insightParamNames, readInsightInput } from '@segno/editing';
import { ArtistInsightsScreen } from './InsightsScreens.tsx';

export const artistInsightsPage = page({
  path: '/backstage/artists/:artistId/insights',
  params: { artistId: readId },
  rule: { guard: 'signedIn', query: insightParamNames },
  load: ({ client, params: { artistId }, url }) =>
    client.query({
      ...insightsQuery('artists', artistId, readInsightInput(url?.searchParams)),
      staleTime: 'static',
    }),
  meta: ({ translator }) => ({ title: translator(insightMessages)('insights.shortTitle') }),
  screen: ArtistInsightsScreen,
});
