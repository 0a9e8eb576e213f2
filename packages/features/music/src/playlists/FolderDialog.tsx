import { createFolderMutation, NewFolder, updateFolderMutation, useMessages, type Folder } from '@segno/data';
import { FormDialog, useResourceForm } from '@segno/base';
import { TextField } from '@segno/ui';
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

/** The dialog in which a folder of playlists is created or renamed. */
export default function FolderDialog({ folder, parentId = null, onSaved, onCancel }: FolderDialogProps) {
  const t = useMessages(folderMessages);
  const { mutateAsync: create } = useMutation(createFolderMutation());
  const { mutateAsync: update } = useMutation(updateFolderMutation());
  const { form, ...dialog } = useResourceForm({
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
    <FormDialog
      {...dialog}
      size="xs"
      title={t(folder ? 'folder.rename' : 'folder.new')}
      submitLabel={t(folder ? 'folder.save' : 'folder.create')}
      onCancel={onCancel}
    >
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
    </FormDialog>
  );
}
