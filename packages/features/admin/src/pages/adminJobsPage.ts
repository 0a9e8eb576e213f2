import { viewPage } from '../frame/viewPage.tsx';
import { jobsView } from '../views/logViews.ts';

export const adminJobsPage = viewPage(jobsView);
