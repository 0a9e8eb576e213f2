import { insightsPage } from './insightsPage.tsx';

export const adminTrackInsightsPage = insightsPage('tracks');
