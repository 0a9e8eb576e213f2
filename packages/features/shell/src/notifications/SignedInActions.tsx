import { AccountMenu } from '../account/AccountMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';

/** What a signed-in person has at the end of the header. */
export default function SignedInActions() {
  return (
    <>
      <NotificationBell />
      <AccountMenu />
    </>
  );
}
