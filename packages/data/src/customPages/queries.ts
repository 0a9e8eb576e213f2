import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';

const schema = async () => (await import('./contract.ts')).CustomPageResponse;

/** Query options for a custom page by its id or slug. */
export const customPageQuery = (idOrSlug: string | number) =>
  queryOptions({
    queryKey: ['custom-pages', String(idOrSlug)],
    queryFn: ({ client, signal }) =>
      request(client, schema, `custom-pages/${encodeURIComponent(idOrSlug)}`, { signal }),
  });
