import { viewPage } from '../frame/viewPage.tsx';
import { commentsView } from '../views/billingViews.ts';

export const adminCommentsPage = viewPage(commentsView);
