import {
  adminActionMutation,
  undoMutation,
  useMessages,
  type AdminActionResponse,
  type AdminRemoval,
  type AdminSelection,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { messages, type AdminKey } from '../messages/en.ts';

/**
 * Runs actions on selected records, such as `delete`, reports the records that stay, and offers to undo it. All that match
 * are changed by a job, which `BulkJob` follows.
 */
export function useTableAction(resource: { name: string }) {
  const t = useMessages(messages);
  const { mutateAsync: undo } = useMutation(undoMutation());
  const { mutateAsync, isPending } = useMutation(adminActionMutation(resource));
  const undoAction = async (id: number) => {
    try {
      await undo(id);
      toast(t('table.undone'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const tell = (action: string, { count, undo_id, refused }: AdminRemoval) => {
    const [first] = refused;
    if (first)
      toast(t('table.refused', { count: refused.length, reason: first.message }), { type: 'danger' });
    if (count > 0)
      toast(
        t(`done.${action}` as AdminKey, { count }),
        undo_id === null
          ? {}
          : { action: { label: t('table.undo'), onAction: () => void undoAction(undo_id) } },
      );
    else if (!first) toast(t('done.nothing'));
  };
  /** Resolves to the response; to undefined when it failed. */
  const run = async (action: string, selection: AdminSelection): Promise<AdminActionResponse | undefined> => {
    try {
      const response = await mutateAsync({ action, selection });
      if ('count' in response) tell(action, response);
      return response;
    } catch (error) {
      showErrorToast(error);
      return undefined;
    }
  };
  return { run, isRunning: isPending };
}
