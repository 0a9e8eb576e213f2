import {
  changeInviteRoleMutation,
  resendInviteMutation,
  revokeInviteMutation,
  useMessages,
  type WorkspaceInvite,
} from '@segno/data';
import { Button, Chip, CloseIcon, IconButton, Inline, RelativeTime, Text, toast, UserIcon } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { showErrorToast } from '@segno/base';
import { invitedRoles } from './InviteForm.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import * as css from './workspaces.css.ts';

export interface InviteListProps {
  workspaceId: number;
  invites: readonly WorkspaceInvite[];
}

/** The invitations of a workspace that were not accepted. */
export function InviteList({ workspaceId, invites }: InviteListProps) {
  const t = useMessages(workspaceMessages);
  if (invites.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('invite.list')}>
      {invites.map((invite) => (
        <Invite key={invite.id} workspaceId={workspaceId} invite={invite} />
      ))}
    </ul>
  );
}

const tones = { pending: 'neutral', expired: 'warning', declined: 'danger' } as const;

function Invite({ workspaceId, invite }: { workspaceId: number; invite: WorkspaceInvite }) {
  const t = useMessages(workspaceMessages);
  const { mutateAsync: change, isPending: isChanging } = useMutation(changeInviteRoleMutation());
  const { mutateAsync: resend, isPending: isSending } = useMutation(resendInviteMutation());
  const { mutateAsync: revoke, isPending: isRevoking } = useMutation(revokeInviteMutation());
  const { email } = invite;
  const of = { id: workspaceId, inviteId: invite.id };
  const run = async (action: Promise<unknown>, message?: 'invite.sent' | 'invite.revoked') => {
    try {
      await action;
      if (message) toast(t(message, { email }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <li className={css.row}>
      <UserIcon />
      <div className={css.text}>
        <Text>{email}</Text>
        <Inline space="xs" align="center" wrap>
          <Chip size="xs" tone={tones[invite.state]}>
            {t(`invite.${invite.state}`)}
          </Chip>
          <Text size="sm" tone="muted">
            <RelativeTime value={invite.sent_at} />
          </Text>
        </Inline>
      </div>
      <div className={css.actions}>
        <RoleSelect
          className={css.role}
          aria-label={t('invite.roleOf', { email })}
          roles={invitedRoles}
          value={invite.role}
          isPending={isChanging}
          onChange={(role) => void run(change({ ...of, role }))}
        />
        <Button
          variant="ghost"
          aria-label={t('invite.resendTo', { email })}
          isPending={isSending}
          onPress={() => void run(resend(of), 'invite.sent')}
        >
          {t('invite.resend')}
        </Button>
        <IconButton
          variant="ghost"
          aria-label={t('invite.revoke', { email })}
          isDisabled={isRevoking}
          onPress={() => void run(revoke(of), 'invite.revoked')}
        >
          <CloseIcon />
        </IconButton>
      </div>
    </li>
  );
}
