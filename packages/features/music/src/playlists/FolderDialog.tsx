import { createFolderMutation, NewFolder, updateFolderMutation, useMessages, type Folder } from '@segno/data';
import { useResourceForm } from '@segno/base';
import { Button, Dialog, Inline, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { folderMessages } from '../messages/folders.en.ts';

export interface FolderDialogProps {
  /** The folder to rename; without it a new one is created. */
  folder?: Folder;
  /** The folder around a new one. */
  parentId?: number | null;
  onSaved: (folder: Folder) => void;
  onCancel: () => void;
}

const FolderName = v.pick(NewFolder, ['name']);
const formId = 'folder-form';

/** The dialog in which a folder of playlists is created or renamed. */
export default function FolderDialog({ folder, parentId = null, onSaved, onCancel }: FolderDialogProps) {
  const t = useMessages(folderMessages);
  const { mutateAsync: create } = useMutation(createFolderMutation());
  const { mutateAsync: update } = useMutation(updateFolderMutation());
  const { form, formProps, submitProps, mayLeave } = useResourceForm({
    schema: FolderName,
    values: { name: folder?.name ?? '' },
    mutation: mutationOptions({
      mutationFn: ({ name }: { name: string }) =>
        folder ? update({ id: folder.id, name }) : create({ name, parent_id: parentId }),
    }),
    name: folder ? `folder-${folder.id}` : 'new-folder',
    onLeave: onCancel,
    onSuccess: (response) => onSaved(response.folder),
  });
  return (
    <Dialog
      size="xs"
      mayClose={mayLeave}
      title={t(folder ? 'folder.rename' : 'folder.new')}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={onCancel}>
            {t('folder.cancel')}
          </Button>
          <Button {...submitProps} form={formId} tone="accent">
            {t(folder ? 'folder.save' : 'folder.create')}
          </Button>
        </Inline>
      }
    >
      <form id={formId} {...formProps}>
        <FormField control={form.control} name="name">
          {(field) => (
            <TextField
              {...field}
              label={t('folder.name')}
              maxLength={100}
              autoComplete="off"
              autoFocus
              isRequired
            />
          )}
        </FormField>
      </form>
    </Dialog>
  );
}
