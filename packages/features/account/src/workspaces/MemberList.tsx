import {
  canManageWorkspace,
  changeMemberRoleMutation,
  removeMemberMutation,
  useMessages,
  useStartup,
  type WorkspaceDetail,
  type WorkspaceMember,
  type WorkspaceRole,
} from '@segno/data';
import { AlertDialog, Avatar, CloseIcon, IconButton, openDialog, Text, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { showErrorToast } from '@segno/base';
import { RoleSelect } from './RoleSelect.tsx';
import * as css from './workspaces.css.ts';

const givable = ['admin', 'editor', 'viewer'] as const;

/** The members of a workspace. Who manages it changes their roles and removes them. */
export function MemberList({ workspace }: { workspace: WorkspaceDetail }) {
  const t = useMessages(workspaceMessages);
  return (
    <ul className={css.list} aria-label={t('member.title')}>
      {workspace.members.map((member) => (
        <Member key={member.id} workspace={workspace} member={member} />
      ))}
    </ul>
  );
}

function Member({ workspace, member }: { workspace: WorkspaceDetail; member: WorkspaceMember }) {
  const t = useMessages(workspaceMessages);
  const { user } = useStartup();
  const { mutateAsync: change, isPending } = useMutation(changeMemberRoleMutation());
  const { mutateAsync: remove } = useMutation(removeMemberMutation());
  const { name } = member;
  const isSelf = member.id === user?.id;
  const isManaged = canManageWorkspace(workspace.role) && member.role !== 'owner' && !isSelf;
  const of = { id: workspace.id, userId: member.id };

  const setRole = async (role: WorkspaceRole) => {
    try {
      await change({ ...of, role });
    } catch (error) {
      showErrorToast(error);
    }
  };
  const handOver = () =>
    void openDialog(() => (
      <AlertDialog
        title={t('member.handOverTitle', { name })}
        actionLabel={t('member.handOverAction')}
        onAction={() => setRole('owner')}
      >
        {t('member.handOverText')}
      </AlertDialog>
    ));
  const erase = async () => {
    try {
      await remove(of);
      toast(t('member.removed', { name }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const askToRemove = () =>
    void openDialog(() => (
      <AlertDialog
        title={t('member.removeTitle', { name })}
        actionLabel={t('member.removeAction')}
        tone="danger"
        onAction={erase}
      >
        {t('member.removeText')}
      </AlertDialog>
    ));
  return (
    <li className={css.row}>
      <Avatar name={name} aria-hidden />
      <div className={css.text}>
        <Text>{isSelf ? t('member.you', { name }) : name}</Text>
        {member.email !== null && (
          <Text size="sm" tone="muted">
            {member.email}
          </Text>
        )}
      </div>
      <div className={css.actions}>
        {isManaged ? (
          <>
            <RoleSelect
              className={css.role}
              aria-label={t('member.role', { name })}
              roles={workspace.role === 'owner' ? [...givable, 'owner' as const] : givable}
              value={member.role}
              isPending={isPending}
              onChange={(role) => (role === 'owner' ? handOver() : void setRole(role))}
            />
            <IconButton variant="ghost" aria-label={t('member.remove', { name })} onPress={askToRemove}>
              <CloseIcon />
            </IconButton>
          </>
        ) : (
          <Text tone="muted">{t(`role.${member.role}`)}</Text>
        )}
      </div>
    </li>
  );
}
