import { gatewayNames } from '@segno/data/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../http/AppEnv.ts';
import { tooLarge } from '../http/handleError.ts';
import { notFound } from '../http/Problem.ts';
import type { Payments } from './Payments.ts';

/** The largest message of a gateway, in bytes. */
const largestEvent = 512 * 1024;

/**
 * Messages of gateways, under `/webhooks`. They have no session and no token of a page: their signature over the body
 * as it arrived is what counts.
 */
export const webhookRoutes = (payments: Payments) =>
  new Hono<AppEnv>().post(
    '/:gateway',
    bodyLimit({
      maxSize: largestEvent,
      onError: () => {
        throw tooLarge();
      },
    }),
    async (c) => {
      const name = gatewayNames.find((each) => each === c.req.param('gateway'));
      if (!name) throw notFound();
      await payments.receive(name, { body: await c.req.text(), headers: c.req.raw.headers });
      return c.json({ received: true });
    },
  );
