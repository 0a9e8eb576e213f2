import { viewPage } from '../frame/viewPage.tsx';
import { labelsView } from '../views/catalogueViews.ts';

export const adminLabelsPage = viewPage(labelsView);
