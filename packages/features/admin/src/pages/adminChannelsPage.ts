import { viewPage } from '../frame/viewPage.tsx';
import { channelsView } from '../views/catalogueViews.ts';

export const adminChannelsPage = viewPage(channelsView);
