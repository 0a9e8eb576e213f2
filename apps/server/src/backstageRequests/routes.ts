import {
  BackstageDecisionInput,
  BackstageRequestResponse,
  BackstageRequestInput,
  BackstageRequestsResponse,
  BackstageRequestsParams,
  IdParam,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import type { SignAddress } from '../files/fileAddress.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import {
  createRequest,
  decideRequest,
  findRequest,
  listOwnRequests,
  listRequestsBy,
  withdrawRequest,
} from './store.ts';

/** Requests for the rights of an artist, under `/backstage-requests`. */
export const backstageRequestRoutes = (db: Database, address?: SignAddress) =>
  createRouter()
    .get('/', signedIn, responds(BackstageRequestsResponse), async (c) =>
      c.json({ requests: await listOwnRequests(db, c.var.viewer, address) }),
    )
    .get(
      '/pending',
      allow('music.update'),
      responds(BackstageRequestsResponse),
      validate('query', BackstageRequestsParams),
      async (c) => c.json({ requests: await listRequestsBy(db, c.req.valid('query').status, address) }),
    )
    .get('/:id', signedIn, responds(BackstageRequestResponse), validate('param', IdParam), async (c) =>
      c.json({ request: await findRequest(db, c.var.viewer, c.req.valid('param').id, address) }),
    )
    .post(
      '/',
      allow('backstageRequests.create'),
      responds(BackstageRequestResponse, 201),
      validate('json', BackstageRequestInput),
      async (c) => {
        const viewer = c.var.viewer;
        const id = await createRequest(db, viewer, c.req.valid('json'));
        return c.json({ request: await findRequest(db, viewer, id, address) }, 201);
      },
    )
    .post(
      '/:id/withdraw',
      signedIn,
      responds(BackstageRequestResponse),
      validate('param', IdParam),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await withdrawRequest(db, viewer, id);
        return c.json({ request: await findRequest(db, viewer, id, address) });
      },
    )
    .post(
      '/:id/decide',
      allow('music.update'),
      responds(BackstageRequestResponse),
      validate('param', IdParam),
      validate('json', BackstageDecisionInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await decideRequest(db, viewer, id, c.req.valid('json'));
        return c.json({ request: await findRequest(db, viewer, id, address) });
      },
    );
