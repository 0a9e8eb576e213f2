import { viewPage } from '../frame/viewPage.tsx';
import { mailsView } from '../views/logViews.ts';

export const adminMailsPage = viewPage(mailsView);
