import { insightsPage } from './insightsPage.tsx';

export const adminAlbumInsightsPage = insightsPage('albums');
