import { PolicyConsents, PolicyInput } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { account } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings/store.ts';
import { requireUser } from '../viewer/requireUser.ts';
import { acceptPolicies, listConsents } from './store.ts';

/** The consents of the signed-in person, under `/me/policies`. */
export const policyRoutes = (db: Database) => {
  const policies = async () => (await readSettings(db))['registration.policies'];
  return new Hono<AppEnv>()
    .get('/', account, answers(PolicyConsents), async (c) => {
      const { user } = requireUser(c.var.viewer);
      return c.json({ policies: await listConsents(db, user.id, await policies()) });
    })
    .post('/', account, answers(PolicyConsents), validate('json', PolicyInput), async (c) => {
      const { user } = requireUser(c.var.viewer);
      return c.json({ policies: await acceptPolicies(db, user.id, await policies(), c.req.valid('json')) });
    });
};
