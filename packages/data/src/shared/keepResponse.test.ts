import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepResponse } from './keepResponse.ts';

it('HTTP-12 the response of a change is not replaced by a read that began before the change', async () => {
  const client = new QueryClient();
  const read = Promise.withResolvers<string>();
  const planQuery = queryOptions({ queryKey: ['plan'], queryFn: () => read.promise });
  client.setQueryData(planQuery.queryKey, 'Plus');
  void client.prefetchQuery({ ...planQuery, staleTime: 0 });

  await keepResponse(client, planQuery, 'Studio');
  read.resolve('Plus');
  await read.promise;
  await Promise.resolve();

  expect(client.getQueryData(planQuery.queryKey)).toBe('Studio');
  expect(client.isFetching()).toBe(0);
});
