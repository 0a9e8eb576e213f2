import { viewPage } from '../frame/viewPage.tsx';
import { genresView } from '../views/catalogueViews.ts';

export const adminGenresPage = viewPage(genresView);
