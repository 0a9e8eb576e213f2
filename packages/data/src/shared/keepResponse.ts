import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the response of a change into the cache. A read that began before the change is cancelled: its older data would
 * replace the response (HTTP-12).
 */
export async function keepResponse<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  response: NoInfer<Data>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey as QueryKey, response);
}
