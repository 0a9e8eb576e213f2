import {
  defaultWorkspace,
  switchWorkspace,
  useMessages,
  useStartup,
  type Workspace,
  workspacePath,
  workspacesQuery,
} from '@segno/data';
import { Avatar, Button, Chip, EmptyState, Link, PlusIcon, Text, toast, UserIcon } from '@segno/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { Page, useSwitchWorkspace } from '@segno/base';
import { openWorkspaceDialog } from './WorkspaceDialog.tsx';
import * as css from './workspaces.css.ts';

/** The workspaces of the signed-in person. */
export function WorkspacesScreen() {
  const t = useMessages(workspaceMessages);
  const { data: workspaces } = useSuspenseQuery(workspacesQuery());
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = async () => {
    const created = await openWorkspaceDialog();
    if (!created) return;
    switchWorkspace(client, created);
    toast(t('workspace.created', { name: created.name }));
    await navigate(workspacePath(created));
  };
  const createButton = (
    <Button startIcon={<PlusIcon />} tone="accent" onPress={() => void create()}>
      {t('workspace.new')}
    </Button>
  );
  return (
    <Page
      title={t('workspace.title')}
      description={
        <Text as="p" tone="muted">
          {t('workspace.text')}
        </Text>
      }
      actions={workspaces.length > 0 && createButton}
    >
      {workspaces.length === 0 ? (
        <EmptyState
          icon={<UserIcon />}
          title={t('workspace.empty')}
          description={t('workspace.emptyText')}
          action={createButton}
        />
      ) : (
        <ul className={css.list}>
          {[defaultWorkspace, ...workspaces].map((workspace) => (
            <WorkspaceRow key={workspace.id} workspace={workspace} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function WorkspaceRow({ workspace }: { workspace: Workspace }) {
  const t = useMessages(workspaceMessages);
  const { workspace: active } = useStartup();
  const { nameOf, switchTo } = useSwitchWorkspace();
  const isDefault = workspace.id === 0;
  const name = nameOf(workspace);
  return (
    <li className={css.row}>
      <Avatar name={name} aria-hidden />
      <div className={css.text}>
        {isDefault ? <Text>{name}</Text> : <Link href={workspacePath(workspace)}>{name}</Link>}
        <Text size="sm" tone="muted">
          {isDefault
            ? t('workspace.defaultText')
            : `${t(`role.${workspace.role}`)} · ${t('workspace.members', { count: workspace.members_count })}`}
        </Text>
      </div>
      <div className={css.actions}>
        {workspace.id === active.id ? (
          <Chip tone="accent">{t('workspace.active')}</Chip>
        ) : (
          <Button aria-label={t('workspace.switchTo', { name })} onPress={() => switchTo(workspace)}>
            {t('workspace.switch')}
          </Button>
        )}
      </div>
    </li>
  );
}
