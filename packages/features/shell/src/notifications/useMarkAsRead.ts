import { markAllAsReadMutation, markAsReadMutation } from '@segno/data';
import { useMutation } from '@tanstack/react-query';
import { showErrorToast } from '@segno/base';

/** Functions that mark notifications as read, also when what called them is closed before the response. */
export function useMarkAsRead() {
  const { mutateAsync: mark } = useMutation(markAsReadMutation());
  const { mutateAsync: markAll, isPending: isMarkingAll } = useMutation(markAllAsReadMutation());
  return {
    markAsRead: (id: number) => void mark({ ids: [id] }).catch(showErrorToast),
    markAllAsRead: () => void markAll().catch(showErrorToast),
    isMarkingAll,
  };
}
