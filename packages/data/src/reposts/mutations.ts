import { mutationOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import { shownAtOnce } from '../shared/shownAtOnce.ts';
import type { RepostKind, Reposts } from './contract.ts';
import { repostsQuery } from './queries.ts';

/** A repost that is made or taken back. */
export interface RepostChange {
  kind: RepostKind;
  id: number;
  isReposted: boolean;
}

const withChange = (reposts: Reposts, { kind, id, isReposted }: RepostChange): Reposts => {
  const others = reposts[kind].filter((each) => each !== id);
  return { ...reposts, [kind]: isReposted ? [id, ...others] : others };
};

/** Mutation options that repost a record for the followers of the signed-in person, or take the repost back. */
export const repostMutation = () =>
  mutationOptions({
    scope: { id: 'reposts' },
    mutationFn: ({ kind, id, isReposted }: RepostChange, { client }) =>
      request(client, Done, `me/reposts/${kind}/${id}`, { method: isReposted ? 'PUT' : 'DELETE' }),
    ...shownAtOnce<RepostChange, Reposts>({
      keyOf: () => repostsQuery().queryKey,
      show: withChange,
      undo: (reposts, change) => withChange(reposts, { ...change, isReposted: !change.isReposted }),
    }),
  });
