import { viewPage } from '../frame/viewPage.tsx';
import { tagsView } from '../views/catalogueViews.ts';

export const adminTagsPage = viewPage(tagsView);
