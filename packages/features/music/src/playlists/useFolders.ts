import {
  createFolderMutation,
  deleteFolderMutation,
  foldersQuery,
  placePlaylistsMutation,
  updateFolderMutation,
  useMessages,
  type Folder,
  type Folders,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { folderMessages } from '../messages/folders.en.ts';

const nothing: Folders = { folders: [], places: [] };

/** The folders of the signed-in person, and the actions that change them. Each of them can be undone. */
export function useFolders() {
  const t = useMessages(folderMessages);
  const { data = nothing } = useQuery(foldersQuery());
  const { mutateAsync: place } = useMutation(placePlaylistsMutation());
  const { mutateAsync: create } = useMutation(createFolderMutation());
  const { mutateAsync: update } = useMutation(updateFolderMutation());
  const { mutateAsync: erase } = useMutation(deleteFolderMutation());
  const { folders, places } = data;
  const folderOf = (playlistId: number) =>
    places.find(({ playlist_id }) => playlist_id === playlistId)?.folder_id ?? null;

  /** Offers to take a change back. */
  const undoable = (message: string, undo: () => Promise<unknown>) =>
    toast(message, {
      action: { label: t('folder.undo'), onAction: () => void undo().catch(showErrorToast) },
    });

  const move = async (playlistId: number, folder: Folder | null) => {
    const from = folderOf(playlistId);
    if (from === (folder?.id ?? null)) return;
    try {
      await place({ playlist_ids: [playlistId], folder_id: folder?.id ?? null });
      undoable(folder ? t('folder.moved', { name: folder.name }) : t('folder.movedOut'), () =>
        place({ playlist_ids: [playlistId], folder_id: from }),
      );
    } catch (error) {
      showErrorToast(error);
    }
  };

  /** Puts a folder into another one, or out of it. */
  const moveFolder = async (folder: Folder, parent: Folder | null) => {
    try {
      await update({ id: folder.id, parent_id: parent?.id ?? null });
      undoable(parent ? t('folder.moved', { name: parent.name }) : t('folder.movedOut'), () =>
        update({ id: folder.id, parent_id: folder.parent_id }),
      );
    } catch (error) {
      showErrorToast(error);
    }
  };

  /** Deletes a folder. To undo it, another one of its name gets what it had. */
  const remove = async (folder: Folder) => {
    const inside = places.filter(({ folder_id }) => folder_id === folder.id).map((each) => each.playlist_id);
    const children = folders.filter(({ parent_id }) => parent_id === folder.id);
    try {
      await erase(folder.id);
      undoable(t('folder.deleted', { name: folder.name }), async () => {
        const again = await create({ name: folder.name, parent_id: folder.parent_id });
        for (const child of children) await update({ id: child.id, parent_id: again.folder.id });
        if (inside.length > 0) await place({ playlist_ids: inside, folder_id: again.folder.id });
      });
    } catch (error) {
      showErrorToast(error);
    }
  };

  return {
    folders,
    places,
    folderOf,
    /** The folders in a folder, or those in none. */
    foldersIn: (parentId: number | null) => folders.filter(({ parent_id }) => parent_id === parentId),
    move,
    moveFolder,
    remove,
  };
}
