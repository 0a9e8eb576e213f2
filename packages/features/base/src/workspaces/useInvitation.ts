import { declineInviteMutation, isInvalidInvite, joinWorkspaceMutation, useMessages } from '@segno/data';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { showErrorToast } from '../notify/showErrorToast.tsx';

/** How an attempt ended: with `failed`, another one may succeed. */
type InvitationEnd = 'done' | 'invalid' | 'failed';

/** What an invited person does with an invitation. */
export interface Invitation {
  /** Joins, and makes the workspace the active one. A toast says how it ended. */
  join: () => Promise<InvitationEnd>;
  /** A toast says how it ended. */
  decline: () => Promise<InvitationEnd>;
  isJoining: boolean;
  isDeclining: boolean;
}

/** Accepts or declines an invitation by its secret id (INVITE-7), also when what called it is closed meanwhile. */
export function useInvitation(inviteId: string): Invitation {
  const t = useMessages(workspaceMessages);
  const joining = useMutation(joinWorkspaceMutation());
  const declining = useMutation(declineInviteMutation());
  const { mutateAsync: accept } = joining;
  const { mutateAsync: refuse } = declining;

  const run = async (
    change: (id: string) => Promise<unknown>,
    done: 'invite.joined' | 'invite.declinedToast',
  ): Promise<InvitationEnd> => {
    try {
      await change(inviteId);
      toast(t(done));
      return 'done';
    } catch (error) {
      if (!isInvalidInvite(error)) {
        showErrorToast(error);
        return 'failed';
      }
      toast(t('invite.invalid'), { type: 'danger' });
      return 'invalid';
    }
  };
  return {
    join: () => run(accept, 'invite.joined'),
    decline: () => run(refuse, 'invite.declinedToast'),
    isJoining: joining.isPending,
    isDeclining: declining.isPending,
  };
}
