import {
  BillingAnswer,
  CancelInput,
  ChangePlanInput,
  type Checkout,
  CheckoutAnswer,
  CheckoutParam,
  ConfirmTestInput,
  IdParam,
  InvoiceAnswer,
  InvoiceList,
  MethodChangeAnswer,
  PageParams,
  PauseInput,
  PayTestInput,
  PlanChangeAnswer,
  PriceIdParam,
  QuoteAnswer,
  StartCheckoutInput,
  TestGatewayInput,
} from '@segno/data/contract';
import { type Context, Hono } from 'hono';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
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
import type { SignedInViewer } from '../viewer/requireUser.ts';
import { findCheckout, refreshCheckout, startCheckout, testCheckoutId } from './checkouts.ts';
import { findInvoice, listInvoices } from './invoices.ts';
import type { Payments } from './Payments.ts';

/** A request of a signed-in person. */
interface Asked extends Pick<Context, 'json'> {
  var: { viewer: SignedInViewer; language?: string };
}

/**
 * Plans, payments and the subscription of the signed-in person, under `/billing`. No route takes the id of a person or
 * a subscription, an amount or a currency.
 */
export function billingRoutes(payments: Payments) {
  /** A payment, with the reason of a refusal in the language of the person. */
  const answer = (c: Asked, checkout: Checkout, status: 200 | 201 = 200) => {
    const message = checkout.message && serverText(c.var.language, checkout.message);
    return c.json({ checkout: { ...checkout, message } }, status);
  };
  /** The subscription after a change. */
  const billing = async (c: Asked) => c.json({ billing: await findBilling(payments, c.var.viewer) });
  return (
    new Hono<AppEnv>()
      .route('/products', productRoutes(payments.db))
      .get('/subscription', signedIn, answers(BillingAnswer), billing)
      .get('/quote/:priceId', signedIn, answers(QuoteAnswer), validate('param', PriceIdParam), async (c) =>
        c.json({ quote: await quote(payments, c.var.viewer, c.req.valid('param').priceId) }),
      )
      .post(
        '/checkouts',
        signedIn,
        answers(CheckoutAnswer, 201),
        validate('json', StartCheckoutInput),
        async (c) => {
          return answer(c, await startCheckout(payments, c.var.viewer, c.req.valid('json')), 201);
        },
      )
      .get(
        '/checkouts/:checkoutId',
        signedIn,
        answers(CheckoutAnswer),
        validate('param', CheckoutParam),
        async (c) => {
          const { checkoutId } = c.req.valid('param');
          return answer(c, await findCheckout(payments.db, c.var.viewer, checkoutId));
        },
      )
      // Asks the gateway: the page that people come back to gives no access by itself.
      .post(
        '/checkouts/:checkoutId/refresh',
        signedIn,
        answers(CheckoutAnswer),
        validate('param', CheckoutParam),
        async (c) => {
          const { checkoutId } = c.req.valid('param');
          return answer(c, await refreshCheckout(payments, c.var.viewer, checkoutId));
        },
      )
      .post(
        '/checkouts/:checkoutId/pay',
        signedIn,
        answers(CheckoutAnswer),
        validate('param', CheckoutParam),
        validate('json', PayTestInput),
        async (c) => {
          const { viewer } = c.var;
          const { checkoutId } = c.req.valid('param');
          const id = await testCheckoutId(payments.db, viewer, checkoutId);
          await payments.test.pay(id, c.req.valid('json').card);
          return answer(c, await refreshCheckout(payments, viewer, checkoutId));
        },
      )
      .post(
        '/checkouts/:checkoutId/confirm',
        signedIn,
        answers(CheckoutAnswer),
        validate('param', CheckoutParam),
        validate('json', ConfirmTestInput),
        async (c) => {
          const { viewer } = c.var;
          const { checkoutId } = c.req.valid('param');
          const id = await testCheckoutId(payments.db, viewer, checkoutId);
          await payments.test.confirm(id, c.req.valid('json').accept);
          return answer(c, await refreshCheckout(payments, viewer, checkoutId));
        },
      )
      .put(
        '/subscription',
        signedIn,
        answers(PlanChangeAnswer),
        validate('json', ChangePlanInput),
        async (c) => {
          const { viewer } = c.var;
          const redirect_url = await changePlan(payments, viewer, c.req.valid('json'));
          return c.json({ redirect_url, billing: await findBilling(payments, viewer) });
        },
      )
      .post(
        '/subscription/cancel',
        signedIn,
        answers(BillingAnswer),
        validate('json', CancelInput),
        async (c) => {
          await cancelSubscription(payments, c.var.viewer, c.req.valid('json'));
          return billing(c);
        },
      )
      .post(
        '/subscription/pause',
        signedIn,
        answers(BillingAnswer),
        validate('json', PauseInput),
        async (c) => {
          await pauseSubscription(payments, c.var.viewer, c.req.valid('json').months);
          return billing(c);
        },
      )
      .post('/subscription/resume', signedIn, answers(BillingAnswer), async (c) => {
        await resumeSubscription(payments, c.var.viewer);
        return billing(c);
      })
      .post('/subscription/pay', signedIn, answers(BillingAnswer), async (c) => {
        await payOwed(payments, c.var.viewer);
        return billing(c);
      })
      .post('/subscription/refresh', signedIn, answers(BillingAnswer), async (c) => {
        await refreshSubscription(payments, c.var.viewer);
        return billing(c);
      })
      .post('/payment-method', signedIn, answers(MethodChangeAnswer), async (c) =>
        c.json({ redirect_url: await startMethodChange(payments, c.var.viewer) }),
      )
      .put(
        '/payment-method/test',
        signedIn,
        answers(BillingAnswer),
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
        answers(BillingAnswer),
        validate('json', TestGatewayInput),
        async (c) => {
          await runTestGateway(payments, c.var.viewer, c.req.valid('json'));
          return billing(c);
        },
      )
      .get('/invoices', signedIn, answers(InvoiceList), validate('query', PageParams), async (c) =>
        c.json(await listInvoices(payments.db, c.var.viewer, c.req.valid('query'))),
      )
      .get('/invoices/:id', signedIn, answers(InvoiceAnswer), validate('param', IdParam), async (c) =>
        c.json({ invoice: await findInvoice(payments.db, c.var.viewer, c.req.valid('param').id) }),
      )
  );
}
