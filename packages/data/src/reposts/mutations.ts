import { mutationOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import type { RepostKind } from './contract.ts';
import { repostsQuery } from './queries.ts';

/** A repost that is made or taken back. */
export interface RepostChange {
  kind: RepostKind;
  id: number;
  isReposted: boolean;
}

/** Mutation options that repost a record for the followers of the signed-in person, or take the repost back. */
export const repostMutation = () =>
  mutationOptions({
    scope: { id: 'reposts' },
    mutationFn: ({ kind, id, isReposted }: RepostChange, { client }) =>
      request(client, Done, `me/reposts/${kind}/${id}`, { method: isReposted ? 'PUT' : 'DELETE' }),
    onMutate: async ({ kind, id, isReposted }, { client }) => {
      const { queryKey } = repostsQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => {
        if (!known) return known;
        const others = known[kind].filter((each) => each !== id);
        return { ...known, [kind]: isReposted ? [id, ...others] : others };
      });
    },
    onSettled: (_answer, _error, _change, _result, { client }) =>
      client.invalidateQueries({ queryKey: repostsQuery().queryKey }),
  });
