import { insightsPage } from './insightsPage.tsx';

export const adminArtistInsightsPage = insightsPage('artists');
