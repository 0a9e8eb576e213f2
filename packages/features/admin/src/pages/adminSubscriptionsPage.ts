import { viewPage } from '../frame/viewPage.tsx';
import { subscriptionsView } from '../views/billingViews.ts';

export const adminSubscriptionsPage = viewPage(subscriptionsView);
