import { accountSettings } from '@segno/account';
import { planPanel } from '@segno/billing';

/** The account settings, with the panels that the application adds: a panel is registered here. */
export const accountSettingsPage = accountSettings([planPanel]);
