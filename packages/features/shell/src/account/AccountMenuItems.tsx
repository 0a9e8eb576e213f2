import {
  accountSettingsPath,
  billingPath,
  downloadsPath,
  loginPath,
  notificationSettingsPath,
  pricingPath,
  useMessages,
  useSetting,
  useStartup,
} from '@segno/data';
import { canDownload } from '@segno/playback';
import { Menu, MenuItem, MenuSection } from '@segno/ui';
import { useNavigate } from 'react-router';
import { LanguageItems } from '../language/LanguageItems.tsx';
import { accountMessages } from '../messages/account.en.ts';
import { messages } from '../messages/en.ts';
import { WorkspaceMenuSection } from '../workspaces/WorkspaceMenuSection.tsx';
import { useLogOut } from '@segno/base';

/** The name of the signed-in person, and what they can do with their account. */
export default function AccountMenuItems() {
  const t = useMessages(messages);
  const account = useMessages(accountMessages);
  const { user } = useStartup();
  const isSubscribed = user?.subscriptions.some(({ valid }) => valid) ?? false;
  const sellsPlans = useSetting('billing.enable') === true;
  const choosesChannels = useSetting('notif.enable') !== false;
  const navigate = useNavigate();
  const { logOut } = useLogOut(() => void navigate(loginPath()));
  return (
    <Menu aria-label={t('account')}>
      <WorkspaceMenuSection />
      <MenuSection title={user?.name}>
        <MenuItem href={accountSettingsPath()}>{account('accountSettings')}</MenuItem>
        {sellsPlans && (
          <MenuItem href={isSubscribed ? billingPath() : pricingPath()}>
            {account(isSubscribed ? 'billing' : 'plans')}
          </MenuItem>
        )}
        {choosesChannels && (
          <MenuItem href={notificationSettingsPath()}>{account('notificationSettings')}</MenuItem>
        )}
        {canDownload() && <MenuItem href={downloadsPath()}>{account('downloads')}</MenuItem>}
        <MenuItem onAction={logOut}>{account('logOut')}</MenuItem>
      </MenuSection>
      <LanguageItems />
    </Menu>
  );
}
