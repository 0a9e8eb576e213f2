import {
  BillingResponse,
  CancelInput,
  ChangePlanInput,
  type Checkout,
  CheckoutResponse,
  CheckoutParam,
  ConfirmTestInput,
  IdParam,
  InvoiceResponse,
  InvoiceList,
  MethodChangeResponse,
  PageParams,
  PauseInput,
  PayTestInput,
  PlanChangeResponse,
  PriceIdParam,
  QuoteResponse,
  StartCheckoutInput,
  TestGatewayInput,
} from '@segno/data/contract';
import type * as v from 'valibot';
import type { AppRequest } from '../http/AppEnv.ts';
import { responds } from '../http/responds.ts';
import { commitsAtOnce } from '../idempotency/commitsAtOnce.ts';
import { createRouter, type RespondJson } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { serverText } from '../i18n/translations.ts';
import { validate } from '../http/validate.ts';
import { productRoutes } from '../products/routes.ts';
import {
  cancelSubscription,
  changePlan,
  findBilling,
  pauseSubscription,
  payOwed,
  refreshSubscription,
  resumeSubscription,
  runTestGateway,
  setTestCard,
  startMethodChange,
} from '../subscriptions/edit.ts';
import { quote } from '../subscriptions/quote.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { findCheckout, refreshCheckout, startCheckout, testCheckoutId } from './checkouts.ts';
import { findInvoice, listInvoices } from './invoices.ts';
import type { Payments } from './Payments.ts';

/** A request of a signed-in person. */
interface Asked<TBody> extends RespondJson<TBody> {
  var: { viewer: SignedInViewer; language?: string };
}

/**
 * Plans, payments and the subscription of the signed-in person, under `/billing`. No route takes the id of a person or
 * a subscription, an amount or a currency.
 */
export function billingRoutes(payments: Payments) {
  /** A payment, with the reason of a refusal in the language of the person. */
  const paymentOf = (
    { var: { language } }: AppRequest,
    checkout: Checkout,
  ): v.InferOutput<typeof CheckoutResponse> => {
    const message = checkout.message && serverText(language, checkout.message);
    return { checkout: { ...checkout, message } };
  };
  /** The subscription after a change. */
  const billing = async (c: Asked<v.InferInput<typeof BillingResponse>>) =>
    c.json({ billing: await findBilling(payments, c.var.viewer) });
  return (
    createRouter()
      .route('/products', productRoutes(payments.db))
      .get('/subscription', signedIn, responds(BillingResponse), billing)
      .get('/quote/:priceId', signedIn, responds(QuoteResponse), validate('param', PriceIdParam), async (c) =>
        c.json({ quote: await quote(payments, c.var.viewer, c.req.valid('param').priceId) }),
      )
      .post(
        '/checkouts',
        signedIn,
        responds(CheckoutResponse, 201),
        validate('json', StartCheckoutInput),
        commitsAtOnce,
        async (c) => {
          return c.json(paymentOf(c, await startCheckout(payments, c.var.viewer, c.req.valid('json'))), 201);
        },
      )
      .get(
        '/checkouts/:checkoutId',
        signedIn,
        responds(CheckoutResponse),
        validate('param', CheckoutParam),
        async (c) => {
          const { checkoutId } = c.req.valid('param');
          return c.json(paymentOf(c, await findCheckout(payments.db, c.var.viewer, checkoutId)));
        },
      )
      // Asks the gateway: the page that people come back to gives no access by itself.
      .post(
        '/checkouts/:checkoutId/refresh',
        signedIn,
        responds(CheckoutResponse),
        validate('param', CheckoutParam),
        commitsAtOnce,
        async (c) => {
          const { checkoutId } = c.req.valid('param');
          return c.json(paymentOf(c, await refreshCheckout(payments, c.var.viewer, checkoutId)));
        },
      )
      .post(
        '/checkouts/:checkoutId/pay',
        signedIn,
        responds(CheckoutResponse),
        validate('param', CheckoutParam),
        validate('json', PayTestInput),
        async (c) => {
          const { viewer } = c.var;
          const { checkoutId } = c.req.valid('param');
          const id = await testCheckoutId(payments.db, viewer, checkoutId);
          await payments.test.pay(id, c.req.valid('json').card);
          return c.json(paymentOf(c, await refreshCheckout(payments, viewer, checkoutId)));
        },
      )
      .post(
        '/checkouts/:checkoutId/confirm',
        signedIn,
        responds(CheckoutResponse),
        validate('param', CheckoutParam),
        validate('json', ConfirmTestInput),
        async (c) => {
          const { viewer } = c.var;
          const { checkoutId } = c.req.valid('param');
          const id = await testCheckoutId(payments.db, viewer, checkoutId);
          await payments.test.confirm(id, c.req.valid('json').accept);
          return c.json(paymentOf(c, await refreshCheckout(payments, viewer, checkoutId)));
        },
      )
      .put(
        '/subscription',
        signedIn,
        responds(PlanChangeResponse),
        validate('json', ChangePlanInput),
        commitsAtOnce,
        async (c) => {
          const { viewer } = c.var;
          const redirect_url = await changePlan(payments, viewer, c.req.valid('json'));
          return c.json({ redirect_url, billing: await findBilling(payments, viewer) });
        },
      )
      .post(
        '/subscription/cancel',
        signedIn,
        responds(BillingResponse),
        validate('json', CancelInput),
        commitsAtOnce,
        async (c) => {
          await cancelSubscription(payments, c.var.viewer, c.req.valid('json'));
          return billing(c);
        },
      )
      .post(
        '/subscription/pause',
        signedIn,
        responds(BillingResponse),
        validate('json', PauseInput),
        commitsAtOnce,
        async (c) => {
          await pauseSubscription(payments, c.var.viewer, c.req.valid('json').months);
          return billing(c);
        },
      )
      .post('/subscription/resume', signedIn, responds(BillingResponse), commitsAtOnce, async (c) => {
        await resumeSubscription(payments, c.var.viewer);
        return billing(c);
      })
      .post('/subscription/pay', signedIn, responds(BillingResponse), commitsAtOnce, async (c) => {
        await payOwed(payments, c.var.viewer);
        return billing(c);
      })
      .post('/subscription/refresh', signedIn, responds(BillingResponse), commitsAtOnce, async (c) => {
        await refreshSubscription(payments, c.var.viewer);
        return billing(c);
      })
      .post('/payment-method', signedIn, responds(MethodChangeResponse), commitsAtOnce, async (c) =>
        c.json({ redirect_url: await startMethodChange(payments, c.var.viewer) }),
      )
      .put(
        '/payment-method/test',
        signedIn,
        responds(BillingResponse),
        validate('json', PayTestInput),
        async (c) => {
          const { viewer } = c.var;
          await setTestCard(payments, viewer, c.req.valid('json').card);
          return billing(c);
        },
      )
      .post(
        '/test-gateway',
        signedIn,
        responds(BillingResponse),
        validate('json', TestGatewayInput),
        async (c) => {
          await runTestGateway(payments, c.var.viewer, c.req.valid('json'));
          return billing(c);
        },
      )
      .get('/invoices', signedIn, responds(InvoiceList), validate('query', PageParams), async (c) =>
        c.json(await listInvoices(payments.db, c.var.viewer, c.req.valid('query'))),
      )
      .get('/invoices/:id', signedIn, responds(InvoiceResponse), validate('param', IdParam), async (c) =>
        c.json({ invoice: await findInvoice(payments.db, c.var.viewer, c.req.valid('param').id) }),
      )
  );
}
