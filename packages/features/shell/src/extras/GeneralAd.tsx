import { AdSlot } from '@segno/base';
import { useLocation } from 'react-router';

/** Pages where people work, pay or sign in have no advertisements. */
const without =
  /^\/(admin|backstage|billing|checkout|pricing|login|register|forgot-password|password|account-settings|workspaces?|contact)(\/|$)/;

/** The advertisement at the top or bottom of most pages. */
export function GeneralAd({ slot }: { slot: 'general_top' | 'general_bottom' }) {
  const { pathname } = useLocation();
  return without.test(pathname) ? null : <AdSlot slot={slot} />;
}
