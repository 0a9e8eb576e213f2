import { showErrorToast } from '@segno/base';
import { removeReleaseMutation, undoReleaseRemovalMutation, useMessages } from '@segno/data';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';

/** Deletes a track or an album, and offers to undo it. Resolves to whether it was deleted. */
export function useReleaseRemoval(kind: 'albums' | 'tracks') {
  const t = useMessages(messages);
  const { mutateAsync: undo } = useMutation(undoReleaseRemovalMutation());
  const { mutateAsync, isPending } = useMutation(removeReleaseMutation(kind));
  const undoRemoval = async (id: number) => {
    try {
      await undo(id);
      toast(t('removal.undone'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const remove = async ({ id, name }: { id: number; name: string }): Promise<boolean> => {
    try {
      const { undo_id } = await mutateAsync(id);
      const action = undo_id !== null && {
        label: t('removal.undo'),
        onAction: () => void undoRemoval(undo_id),
      };
      toast(t('removal.done', { name }), action ? { action } : {});
      return true;
    } catch (error) {
      showErrorToast(error);
      return false;
    }
  };
  return { remove, isRemoving: isPending };
}
