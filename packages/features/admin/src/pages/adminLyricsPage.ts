import { viewPage } from '../frame/viewPage.tsx';
import { lyricsView } from '../views/fileViews.ts';

export const adminLyricsPage = viewPage(lyricsView);
