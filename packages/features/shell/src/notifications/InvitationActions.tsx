import { useMessages } from '@segno/data';
import { Button } from '@segno/ui';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { useInvitation } from '@segno/base';

export interface InvitationActionsProps {
  inviteId: string;
}

/** The buttons of a notification about an invitation. */
export default function InvitationActions({ inviteId }: InvitationActionsProps) {
  const t = useMessages(workspaceMessages);
  const { join, decline, isJoining, isDeclining } = useInvitation(inviteId);
  return (
    <>
      <Button tone="accent" isPending={isJoining} isDisabled={isDeclining} onPress={() => void join()}>
        {t('invite.join')}
      </Button>
      <Button isPending={isDeclining} isDisabled={isJoining} onPress={() => void decline()}>
        {t('invite.decline')}
      </Button>
    </>
  );
}
