import { PolicyConsents, PolicyInput } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { account } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings/store.ts';
import { acceptPolicies, listConsents } from './store.ts';

/** The consents of the signed-in person, under `/me/policies`. */
export const policyRoutes = (db: Database) => {
  const policies = async () => (await readSettings(db))['registration.policies'];
  return createRouter()
    .get('/', account, responds(PolicyConsents), async (c) => {
      const { user } = c.var.viewer;
      return c.json({ policies: await listConsents(db, user.id, await policies()) });
    })
    .post('/', account, responds(PolicyConsents), validate('json', PolicyInput), async (c) => {
      const { user } = c.var.viewer;
      return c.json({ policies: await acceptPolicies(db, user.id, await policies(), c.req.valid('json')) });
    });
};
