import { viewPage } from '../frame/viewPage.tsx';
import { albumsView } from '../views/catalogueViews.ts';

export const adminAlbumsPage = viewPage(albumsView);
