import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { refreshEverywhere } from '../session/session.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import {
  type Billing,
  BillingResponse,
  type CancelInput,
  type ChangePlanInput,
  CheckoutResponse,
  MethodChangeResponse,
  type PauseInput,
  PlanChangeResponse,
  type StartCheckoutInput,
  type TestCard,
  type TestGatewayInput,
} from './contract.ts';
import { billingQuery } from './queries.ts';

/** Keeps the subscription after a change, and reads again what depends on it. */
async function keepBilling(client: QueryClient, billing: Billing) {
  await keepResponse(client, billingQuery(), billing);
  await Promise.all([
    client.invalidateQueries({ queryKey: ['billing', 'invoices'] }),
    client.invalidateQueries({ queryKey: ['billing', 'quote'], refetchType: 'none' }),
    refreshEverywhere(client),
  ]);
}

const billingChange = <TInput = void>(
  method: 'POST' | 'PUT',
  path: (input: TInput) => string,
  body: (input: TInput) => unknown = (input) => input,
) =>
  mutationOptions({
    mutationFn: async (input: TInput, { client }) =>
      (await request(client, BillingResponse, path(input), { method, body: body(input) as object })).billing,
    onSuccess: (billing, _input, _result, { client }) => keepBilling(client, billing),
  });

/** Mutation options that begin the payment of a price, or return the one that has begun. */
export const startCheckoutMutation = () =>
  mutationOptions({
    mutationFn: async (body: StartCheckoutInput, { client }) =>
      (await request(client, CheckoutResponse, 'billing/checkouts', { method: 'POST', body })).checkout,
  });

const checkoutStep = <TInput>(step: string, body: (input: TInput) => object) =>
  mutationOptions({
    mutationFn: async ({ id, ...input }: TInput & { id: string }, { client }) => {
      const path = `billing/checkouts/${id}/${step}`;
      const sent = body(input as unknown as TInput);
      return (await request(client, CheckoutResponse, path, { method: 'POST', body: sent })).checkout;
    },
    onSuccess: async (checkout, _input, _result, { client }) => {
      if (checkout.status !== 'paid') return;
      await client.invalidateQueries({ queryKey: ['billing'], refetchType: 'none' });
      await refreshEverywhere(client);
    },
  });

/** Mutation options that ask the payment service how a payment stands. */
export const refreshCheckoutMutation = () => checkoutStep<object>('refresh', () => ({}));

/** Mutation options that pay with a card of the test gateway. */
export const payTestMutation = () => checkoutStep<{ card: TestCard }>('pay', ({ card }) => ({ card }));

/** Mutation options that answer the question of the bank, at the test gateway. */
export const confirmTestMutation = () =>
  checkoutStep<{ accept: boolean }>('confirm', ({ accept }) => ({ accept }));

/** Mutation options that change the plan. With `redirect_url` in the response, the person must agree there. */
export const changePlanMutation = () =>
  mutationOptions({
    mutationFn: (body: ChangePlanInput, { client }) =>
      request(client, PlanChangeResponse, 'billing/subscription', { method: 'PUT', body }),
    onSuccess: ({ billing }, _input, _result, { client }) => keepBilling(client, billing),
  });

/** Mutation options that cancel the subscription. */
export const cancelPlanMutation = () =>
  billingChange<CancelInput>('POST', () => 'billing/subscription/cancel');

/** Mutation options that pause the subscription after the paid time. */
export const pausePlanMutation = () => billingChange<PauseInput>('POST', () => 'billing/subscription/pause');

/** Mutation options that take back a cancellation or a pause. */
export const resumePlanMutation = () =>
  billingChange(
    'POST',
    () => 'billing/subscription/resume',
    () => ({}),
  );

/** Mutation options that collect a renewal that was not paid. 402 when the card is refused again. */
export const payOwedMutation = () =>
  billingChange(
    'POST',
    () => 'billing/subscription/pay',
    () => ({}),
  );

/** Mutation options that read the subscription from its payment service, after the person comes back from there. */
export const refreshPlanMutation = () =>
  billingChange(
    'POST',
    () => 'billing/subscription/refresh',
    () => ({}),
  );

/** Mutation options that begin the change of the payment method. */
export const changeMethodMutation = () =>
  mutationOptions({
    mutationFn: (_: void, { client }) =>
      request(client, MethodChangeResponse, 'billing/payment-method', { method: 'POST', body: {} }),
  });

/** Mutation options that choose another card of the test gateway. */
export const testCardMutation = () =>
  billingChange<{ card: TestCard }>('PUT', () => 'billing/payment-method/test');

/** Mutation options that let time pass at the test gateway, or return a payment. */
export const testGatewayMutation = () =>
  billingChange<TestGatewayInput>('POST', () => 'billing/test-gateway');
