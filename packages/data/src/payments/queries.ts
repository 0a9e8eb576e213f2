import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { BillingResponse, CheckoutResponse, InvoiceList, QuoteResponse } from './contract.ts';

/** Query options of the subscription of the signed-in person, with what is due. */
export const billingQuery = () =>
  queryOptions({
    queryKey: ['billing', 'subscription'],
    queryFn: async ({ client, signal }) =>
      (await request(client, BillingResponse, 'billing/subscription', { signal })).billing,
    meta: { isPersonal: true },
  });

/** Query options of what subscribing to a price, or changing to it, costs and brings. Never kept: it is for a moment. */
export const quoteQuery = (priceId: number) =>
  queryOptions({
    queryKey: ['billing', 'quote', priceId],
    queryFn: async ({ client, signal }) =>
      (await request(client, QuoteResponse, `billing/quote/${priceId}`, { signal })).quote,
    meta: { isPersonal: true },
    staleTime: 5 * 60_000,
    gcTime: 0,
  });

/** Query options of a payment that has begun, as it was when it was last read. */
export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['billing', 'checkouts', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, CheckoutResponse, `billing/checkouts/${id}`, { signal })).checkout,
    meta: { isPersonal: true },
  });

/** Query options of the invoices of the signed-in person, the latest first. */
export const invoicesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['billing', 'invoices'],
    queryFn: ({ client, signal, pageParam }) =>
      request(client, InvoiceList, 'billing/invoices', {
        signal,
        query: pageParam ? { cursor: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor,
    meta: { isPersonal: true },
  });
