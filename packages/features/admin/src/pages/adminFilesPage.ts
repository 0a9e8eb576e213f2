import { viewPage } from '../frame/viewPage.tsx';
import { filesView } from '../views/fileViews.ts';

export const adminFilesPage = viewPage(filesView);
