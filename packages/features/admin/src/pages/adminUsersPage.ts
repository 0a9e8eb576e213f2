import { viewPage } from '../frame/viewPage.tsx';
import { usersView } from '../views/peopleViews.ts';

export const adminUsersPage = viewPage(usersView);
