import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { ProductResponse, ProductList } from './contract.ts';

/** Query options of the plans that everybody is offered, in their order. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: async ({ client, signal }) =>
      (await request(client, ProductList, 'billing/products', { signal })).pagination.data,
  });

/** Query options of a plan, also of a hidden one. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, ProductResponse, `billing/products/${id}`, { signal })).product,
  });
