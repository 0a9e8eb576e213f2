import { viewPage } from '../frame/viewPage.tsx';
import { tracksView } from '../views/catalogueViews.ts';

export const adminTracksPage = viewPage(tracksView);
