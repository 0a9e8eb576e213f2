import {
  createWorkspaceMutation,
  renameWorkspaceMutation,
  useMessages,
  type Workspace,
  WorkspaceFields,
  workspaceLimits,
} from '@segno/data';
import { openDialog, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { FormDialog, useResourceForm } from '@segno/base';
import { workspaceMessages } from '../messages/workspaces.en.ts';

interface WorkspaceDialogProps {
  /** The workspace to rename; without it a new one is created. */
  workspace?: Workspace;
  /** Called with the stored workspace. */
  onSaved: (workspace: Workspace) => void;
  onCancel: () => void;
}

function WorkspaceDialog({ workspace, onSaved, onCancel }: WorkspaceDialogProps) {
  const t = useMessages(workspaceMessages);
  const mutation = workspace ? renameWorkspaceMutation(workspace.id) : createWorkspaceMutation();
  const { form, ...dialog } = useResourceForm({
    schema: WorkspaceFields,
    values: { name: workspace?.name ?? '' },
    mutation,
    name: workspace ? `workspace-${workspace.id}` : 'new-workspace',
    onLeave: onCancel,
    onSuccess: (response) => onSaved(response.workspace),
  });
  return (
    <FormDialog
      {...dialog}
      title={t(workspace ? 'workspace.renameTitle' : 'workspace.new')}
      submitLabel={t(workspace ? 'workspace.save' : 'workspace.create')}
      onCancel={onCancel}
    >
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={t('workspace.name')}
            maxLength={workspaceLimits.name}
            autoComplete="off"
            autoFocus
            isRequired
          />
        )}
      </FormField>
    </FormDialog>
  );
}

/** Opens the dialog for a new workspace, or to rename one. Resolves to the stored workspace. */
export const openWorkspaceDialog = (workspace?: Workspace): Promise<Workspace | undefined> =>
  openDialog<Workspace>(({ close }) => (
    <WorkspaceDialog workspace={workspace} onSaved={close} onCancel={() => close()} />
  ));
