import {
  adminActionMutation,
  undoMutation,
  useMessages,
  type AdminActionResponse,
  type AdminSelection,
  type AdminUndone,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { messages, type AdminKey } from '../messages/en.ts';

/** A change that has left records as they were. */
export interface KeptReport {
  action: string;
  result: AdminUndone;
  /** Undoes what was changed. */
  onUndo?: (() => void) | undefined;
}

/**
 * Runs actions on selected records, such as `delete`, and offers to undo it. What was done is a toast. `onKept` shows a
 * change that has left records, and `null` when the next one begins. All that match are changed by a job, which `BulkJob`
 * follows.
 */
export function useTableAction(resource: { name: string }, onKept?: (report: KeptReport | null) => void) {
  const t = useMessages(messages);
  const { mutateAsync: undo } = useMutation(undoMutation());
  const { mutateAsync, isPending } = useMutation(adminActionMutation(resource));
  const undoAction = async (id: number) => {
    onKept?.(null);
    try {
      const response = await undo(id);
      if ('count' in response) tell('undo', response);
    } catch (error) {
      showErrorToast(error);
    }
  };
  const tell = (action: string, result: AdminUndone, onUndo?: () => void) => {
    const { count, refused } = result;
    const [first] = refused;
    if (first && onKept) return onKept({ action, result, onUndo });
    if (first)
      return toast(t('table.refused', { count: refused.length, reason: first.message }), { type: 'danger' });
    if (action === 'undo') return toast(count > 1 ? t('undo.count', { count }) : t('table.undone'));
    if (count === 0) return toast(t('done.nothing'), { type: 'neutral' });
    return toast(
      t(`done.${action}` as AdminKey, { count }),
      onUndo && { action: { label: t('table.undo'), onAction: onUndo } },
    );
  };
  /** Resolves to the response; to undefined when it failed. */
  const run = async (action: string, selection: AdminSelection): Promise<AdminActionResponse | undefined> => {
    onKept?.(null);
    try {
      const response = await mutateAsync({ action, selection });
      if ('count' in response) {
        const { count, undo_id, refused } = response;
        const onUndo = undo_id === null ? undefined : () => void undoAction(undo_id);
        tell(action, { count, refused, refused_count: refused.length }, onUndo);
      }
      return response;
    } catch (error) {
      showErrorToast(error);
      return undefined;
    }
  };
  return { run, isRunning: isPending };
}
