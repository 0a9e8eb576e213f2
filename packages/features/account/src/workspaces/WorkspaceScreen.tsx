import {
  canManageWorkspace,
  deleteWorkspaceMutation,
  leaveWorkspaceMutation,
  useMessages,
  useStartup,
  type WorkspaceDetail,
  workspaceQuery,
  workspacesPath,
} from '@segno/data';
import { AlertDialog, Button, Chip, Heading, Inline, openDialog, Stack, Text, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { showErrorToast, Page, useSwitchWorkspace } from '@segno/base';
import { InviteForm } from './InviteForm.tsx';
import { InviteList } from './InviteList.tsx';
import { MemberList } from './MemberList.tsx';
import { openWorkspaceDialog } from './WorkspaceDialog.tsx';

/** A workspace with its members and invitations. */
export function WorkspaceScreen({ params }: { params: { workspaceId: number } }) {
  const t = useMessages(workspaceMessages);
  const id = params.workspaceId;
  const { data: workspace } = useSuspenseQuery(workspaceQuery(id));
  const [sentCount, setSentCount] = useState(0);
  const isManager = canManageWorkspace(workspace.role);
  return (
    <Page
      title={workspace.name}
      description={
        <Text as="p" tone="muted">
          {t(`role.${workspace.role}`)} · {t('workspace.members', { count: workspace.members_count })}
        </Text>
      }
      actions={<Actions workspace={workspace} />}
    >
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={2}>{t('member.title')}</Heading>
          <MemberList workspace={workspace} />
        </Stack>
        {isManager && (
          <Stack space="sm">
            <Heading level={2}>{t('invite.title')}</Heading>
            <InviteForm key={sentCount} workspaceId={id} onSent={() => setSentCount(sentCount + 1)} />
            <InviteList workspaceId={id} invites={workspace.invites} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function Actions({ workspace }: { workspace: WorkspaceDetail }) {
  const t = useMessages(workspaceMessages);
  const { user, workspace: active } = useStartup();
  const { switchTo } = useSwitchWorkspace();
  const navigate = useNavigate();
  const { mutateAsync: erase } = useMutation(deleteWorkspaceMutation());
  const { mutateAsync: leave } = useMutation(leaveWorkspaceMutation());
  const { id, name, members_count, role } = workspace;
  const plain = { id, name, members_count, role };

  const rename = async () => {
    const renamed = await openWorkspaceDialog(plain);
    if (renamed) toast(t('workspace.renamed', { name: renamed.name }));
  };
  /** Ends with the list. The toast comes last, so that it stays. */
  const end = async (change: Promise<unknown>, message: 'workspace.deleted' | 'workspace.left') => {
    try {
      await change;
      await navigate(workspacesPath());
      toast(t(message, { name }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const askToDelete = () =>
    void openDialog(() => (
      <AlertDialog
        title={t('workspace.deleteTitle', { name })}
        actionLabel={t('workspace.deleteAction')}
        tone="danger"
        onAction={() => end(erase(id), 'workspace.deleted')}
      >
        {t('workspace.deleteText')}
      </AlertDialog>
    ));
  const askToLeave = () =>
    void openDialog(() => (
      <AlertDialog
        title={t('workspace.leaveTitle', { name })}
        actionLabel={t('workspace.leave')}
        tone="danger"
        onAction={() => end(leave({ id, userId: user?.id ?? 0 }), 'workspace.left')}
      >
        {t('workspace.leaveText')}
      </AlertDialog>
    ));
  const isMember = workspace.members.some((member) => member.id === user?.id);
  return (
    <Inline space="xs" align="center" wrap>
      {active.id === id ? (
        <Chip tone="accent">{t('workspace.active')}</Chip>
      ) : (
        isMember && (
          <Button
            tone="accent"
            aria-label={t('workspace.switchTo', { name })}
            onPress={() => switchTo(plain)}
          >
            {t('workspace.switch')}
          </Button>
        )
      )}
      {canManageWorkspace(role) && <Button onPress={() => void rename()}>{t('workspace.rename')}</Button>}
      {isMember && role !== 'owner' && <Button onPress={askToLeave}>{t('workspace.leave')}</Button>}
      {role === 'owner' && (
        <Button variant="ghost" tone="danger" onPress={askToDelete}>
          {t('workspace.delete')}
        </Button>
      )}
    </Inline>
  );
}
