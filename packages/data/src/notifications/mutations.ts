import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { type MarkAsReadInput, type UnreadAnswer, UnreadAnswer as UnreadSchema } from './contract.ts';
import { notificationsQuery, unreadNotificationsQuery } from './queries.ts';

/** Shows notifications as read at once. The answer has the number of those that remain. */
const markInCache = (client: QueryClient, isMarked: (id: number) => boolean) => {
  const now = new Date().toISOString();
  client.setQueryData(
    notificationsQuery().queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map(({ pagination }) => ({
          pagination: {
            ...pagination,
            data: pagination.data.map((each) =>
              isMarked(each.id) ? { ...each, read_at: each.read_at ?? now } : each,
            ),
          },
        })),
      },
  );
};

const marking = <Input>(path: string, isMarked: (input: Input, id: number) => boolean) =>
  mutationOptions({
    mutationFn: (input: Input, { client }) =>
      request(client, UnreadSchema, path, { method: 'POST', body: input ?? {} }),
    onMutate: async (input, { client }) => {
      await client.cancelQueries({ queryKey: ['notifications'] });
      markInCache(client, (id) => isMarked(input, id));
    },
    onSuccess: (answer: UnreadAnswer, _input, _result, { client }) =>
      void client.setQueryData(unreadNotificationsQuery().queryKey, answer),
    onError: (_error, _input, _result, { client }) =>
      void client.invalidateQueries({ queryKey: ['notifications'] }),
  });

/** Mutation options that mark notifications as read, by their ids. */
export const markAsReadMutation = () =>
  marking<MarkAsReadInput>('notifications/mark-as-read', ({ ids }, id) => ids.includes(id));

/** Mutation options that mark all notifications as read. */
export const markAllAsReadMutation = () => marking<void>('notifications/mark-all-as-read', () => true);
