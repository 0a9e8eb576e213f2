import { viewPage } from '../frame/viewPage.tsx';
import { plansView } from '../views/billingViews.ts';

export const adminPlansPage = viewPage(plansView);
