import { viewPage } from '../frame/viewPage.tsx';
import { customPagesView } from '../views/siteViews.ts';

export const adminCustomPagesPage = viewPage(customPagesView);
