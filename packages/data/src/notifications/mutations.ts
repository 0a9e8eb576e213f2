import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { type MarkAsReadInput, type UnreadResponse, UnreadResponse as UnreadSchema } from './contract.ts';
import { notificationsQuery, unreadNotificationsQuery } from './queries.ts';

/** Shows notifications as read at the time `readAt`, or as unread. Returns the ids of those that it changes. */
function markInCache(
  client: QueryClient,
  isMarked: (id: number) => boolean,
  readAt: string | null,
): Set<number> {
  const changed = new Set<number>();
  client.setQueryData(
    notificationsQuery().queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map(({ pagination }) => ({
          pagination: {
            ...pagination,
            data: pagination.data.map((each) => {
              if (!isMarked(each.id) || (each.read_at === null) === (readAt === null)) return each;
              changed.add(each.id);
              return { ...each, read_at: readAt };
            }),
          },
        })),
      },
  );
  return changed;
}

/** The list shows the notifications as read at once, and as before after an error. The response has the number of those that remain. */
const marking = <Input>(path: string, isMarked: (input: Input, id: number) => boolean) =>
  mutationOptions({
    mutationFn: (input: Input, { client }) =>
      request(client, UnreadSchema, path, { method: 'POST', body: input ?? {} }),
    onMutate: async (input, { client }) => {
      await client.cancelQueries({ queryKey: ['notifications'] });
      return markInCache(client, (id) => isMarked(input, id), new Date().toISOString());
    },
    onSuccess: (response: UnreadResponse, _input, _result, { client }) =>
      void client.setQueryData(unreadNotificationsQuery().queryKey, (known) => ({ ...known, ...response })),
    // The list cannot be read again without a connection.
    onError: (_error, _input, marked, { client }) => {
      if (marked) markInCache(client, (id) => marked.has(id), null);
      void client.invalidateQueries({ queryKey: ['notifications'] });
    },
  });

/** Mutation options that mark notifications as read, by their ids. */
export const markAsReadMutation = () =>
  marking<MarkAsReadInput>('notifications/mark-as-read', ({ ids }, id) => ids.includes(id));

/** Mutation options that mark all notifications as read. */
export const markAllAsReadMutation = () => marking<void>('notifications/mark-all-as-read', () => true);

/** Mutation options that delete a notification, by its id. It leaves the list at once, and is back after an error. */
export const deleteNotificationMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, UnreadSchema, `notifications/${id}`, { method: 'DELETE' }),
    onMutate: async (id, { client }) => {
      await client.cancelQueries({ queryKey: ['notifications'] });
      const { queryKey } = notificationsQuery();
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map(({ pagination }) => ({
              pagination: { ...pagination, data: pagination.data.filter((each) => each.id !== id) },
            })),
          },
      );
      return before;
    },
    onSuccess: (response, _id, _result, { client }) =>
      void client.setQueryData(unreadNotificationsQuery().queryKey, (known) => ({ ...known, ...response })),
    onError: (_error, _id, before, { client }) => {
      if (before) client.setQueryData(notificationsQuery().queryKey, before);
      void client.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
