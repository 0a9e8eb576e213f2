import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../queryClient/createQueryClient.ts';
import { repostMutation } from './mutations.ts';
import { repostsQuery } from './queries.ts';

test('a repost is shown before the answer, and taken back when the server refuses it', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const client = createQueryClient({ http: { send: () => promise }, isServer: true });
  const { queryKey } = repostsQuery();
  const before = { tracks: [1], albums: [7] };
  client.setQueryData(queryKey, before);
  const change = { kind: 'tracks', id: 2, isReposted: true } as const;
  const sent = client.getMutationCache().build(client, repostMutation()).execute(change);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual({ tracks: [2, 1], albums: [7] }));
  reject(new Error('Refused.'));
  await expect(sent).rejects.toThrow('Refused.');
  expect(client.getQueryData(queryKey)).toEqual(before);
});
