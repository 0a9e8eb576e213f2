import { loginPath, useMessages, useStartup } from '@segno/data';
import { Menu, MenuItem, MenuSection } from '@segno/ui';
import { useNavigate } from 'react-router';
import { LanguageItems } from '../language/LanguageItems.tsx';
import { accountMessages } from '../messages/account.en.ts';
import { messages } from '../messages/en.ts';
import { WorkspaceMenuSection } from '../workspaces/WorkspaceMenuSection.tsx';
import { useLogOut } from './useLogOut.ts';

/** The name of the signed-in person, and what they can do with their account. */
export default function AccountMenuItems() {
  const t = useMessages(messages);
  const account = useMessages(accountMessages);
  const { user } = useStartup();
  const navigate = useNavigate();
  const { logOut } = useLogOut(() => void navigate(loginPath()));
  return (
    <Menu aria-label={t('account')}>
      <WorkspaceMenuSection />
      <MenuSection title={user?.name}>
        <MenuItem onAction={logOut}>{account('logOut')}</MenuItem>
      </MenuSection>
      <LanguageItems />
    </Menu>
  );
}
