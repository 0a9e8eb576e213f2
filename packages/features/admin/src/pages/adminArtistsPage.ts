import { viewPage } from '../frame/viewPage.tsx';
import { artistsView } from '../views/catalogueViews.ts';

export const adminArtistsPage = viewPage(artistsView);
