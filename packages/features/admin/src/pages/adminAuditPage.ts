import { viewPage } from '../frame/viewPage.tsx';
import { auditView } from '../views/peopleViews.ts';

export const adminAuditPage = viewPage(auditView);
