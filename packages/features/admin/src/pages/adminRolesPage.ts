import { viewPage } from '../frame/viewPage.tsx';
import { rolesView } from '../views/peopleViews.ts';

export const adminRolesPage = viewPage(rolesView);
