import { useSetting } from '@segno/data';
import { lazyPart, noFailure, PartBoundary } from '@segno/ui';
import { ActiveWorkspace } from '../workspaces/ActiveWorkspace.tsx';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const PolicyDialog = lazyPart(() => import('../policies/PolicyDialog.tsx'));

/** What a signed-in person has at the end of the header. */
export default function SignedInActions() {
  const hasPolicies = (useSetting('registration.policies') ?? []).length > 0;
  return (
    <>
      <ActiveWorkspace />
      <NotificationBell />
      <AccountMenu />
      {hasPolicies && (
        <PartBoundary Failure={noFailure}>
          <PolicyDialog />
        </PartBoundary>
      )}
    </>
  );
}
