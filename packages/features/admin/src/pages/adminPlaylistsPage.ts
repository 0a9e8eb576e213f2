import { viewPage } from '../frame/viewPage.tsx';
import { playlistsView } from '../views/catalogueViews.ts';

export const adminPlaylistsPage = viewPage(playlistsView);
