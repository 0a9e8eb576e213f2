import {
  AdminCancelInput,
  AdminChangePlanInput,
  adminSubscriptions,
  hasPermission,
  IdParam,
} from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter, type Router } from '../http/router.ts';
import { notFound } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { termsOf } from '../payments/checkouts.ts';
import { notPossible } from '../payments/PaymentGateway.ts';
import type { Payments } from '../payments/Payments.ts';
import { findOffer } from '../products/store.ts';
import { currentRow } from '../subscriptions/store.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { signed } from './changes.ts';
import { forbidden } from '../http/forbidden.ts';
import { invalid } from './held.ts';
import { loadSubscriptions, subscriptionTable } from './subscriptions.ts';

async function findRow(db: Database, id: number) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row) throw notFound();
  return row;
}

/** A plan gives permissions: nobody gives more than they have. */
async function requireGivable(db: Database, viewer: SignedInViewer, priceId: number) {
  const { product } = await findOffer(db, priceId);
  if (product.permissions.some(({ name }) => !hasPermission(viewer, name)))
    throw forbidden('This plan has permissions that you do not have.');
}

const endOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000);

/** What an admin does with the subscriptions of people: gives one, ends one, and changes its plan. */
export function adminSubscriptionRoutes(payments: Payments): Router {
  const { db } = payments;
  const rule = allow('subscriptions.update');
  const note = async (
    viewer: SignedInViewer,
    action: string,
    id: number,
    change: { before?: object; after?: object },
  ) => {
    const [record] = await loadSubscriptions(db, [id]);
    if (!record) throw notFound();
    await recordChange(db, viewer, {
      action,
      record: { type: 'subscriptions', ids: [id], name: subscriptionTable.nameOf(record) },
      ...change,
    });
    return signed(subscriptionTable, viewer, record);
  };
  return createRouter()
    .post(
      '/',
      rule,
      responds(adminSubscriptions.response, 201),
      validate('json', adminSubscriptions.input),
      async (c) => {
        const viewer = c.var.viewer;
        const { user_id, price_id, ends_on } = c.req.valid('json');
        if (user_id === null || price_id === null) throw notFound();
        const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, user_id));
        if (!user) throw invalid('user_id', { message: 'This does not exist, or not any more.' });
        const ends_at = ends_on === null ? null : endOfDay(ends_on);
        if (ends_at && ends_at.getTime() <= Date.now())
          throw invalid('ends_on', { message: 'Choose a day that is not over.' });
        await requireGivable(db, viewer, price_id);
        const hasPlan = () =>
          invalid('user_id', { message: 'This person has a plan already. Change that one.' });
        if (await currentRow(db, user_id)) throw hasPlan();
        const gatewayId = await payments.grants.give({
          user_id,
          price_id,
          ends_at,
          granted_by: viewer.user.id,
        });
        // Another request may have given one since.
        if ((await payments.sync('grant', gatewayId)) === 'duplicate') throw hasPlan();
        const row = await currentRow(db, user_id);
        if (!row) throw notPossible({ message: 'The plan could not be given.' });
        const record = await note(viewer, 'grant', row.id, { after: { price_id, ends_on } });
        return c.json({ record }, 201);
      },
    )
    .post(
      '/:id/cancel',
      rule,
      responds(adminSubscriptions.response),
      validate('param', IdParam),
      validate('json', AdminCancelInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { when } = c.req.valid('json');
        const row = await findRow(db, c.req.valid('param').id);
        if (row.status === 'ended') throw notPossible({ message: 'This subscription has ended.' });
        await payments
          .gateway(row.gateway)
          .cancel(row.gateway_id, when, `cancel ${row.id} ${when} ${row.synced}`);
        await payments.sync(row.gateway, row.gateway_id);
        const record = await note(viewer, 'cancel', row.id, {
          before: { status: row.status },
          after: { when },
        });
        return c.json({ record });
      },
    )
    .post(
      '/:id/change',
      rule,
      responds(adminSubscriptions.response),
      validate('param', IdParam),
      validate('json', AdminChangePlanInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { price_id } = c.req.valid('json');
        const row = await findRow(db, c.req.valid('param').id);
        if (row.status === 'ended') throw notPossible({ message: 'This subscription has ended.' });
        if (row.price_id === price_id)
          throw invalid('price_id', { message: 'The subscription has this plan already.' });
        await requireGivable(db, viewer, price_id);
        if (row.gateway === 'grant') await payments.grants.change(row.gateway_id, price_id);
        else {
          const at = row.gateway === 'test' ? await payments.test.timeOf(row.user_id) : new Date();
          const { redirectUrl } = await payments
            .gateway(row.gateway)
            .changePrice(
              row.gateway_id,
              await termsOf(db, price_id),
              at,
              `change ${row.id} ${row.price_id} ${price_id} ${row.synced}`,
            );
          if (redirectUrl !== null)
            throw notPossible({
              message: 'The payment service needs the agreement of the person. Ask them to change the plan.',
              code: 'agreement_needed',
            });
        }
        await payments.sync(row.gateway, row.gateway_id);
        const record = await note(viewer, 'change_plan', row.id, {
          before: { price_id: row.price_id },
          after: { price_id },
        });
        return c.json({ record });
      },
    );
}
