import { RadioAnswer, RadioParams } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findRadio } from './store.ts';

export const radioRoutes = (db: Database) =>
  new Hono<AppEnv>().get(
    '/:seedType/:seedId',
    allow('music.view'),
    answers(RadioAnswer),
    validate('param', RadioParams),
    async (c) => {
      const { seedType, seedId } = c.req.valid('param');
      return c.json({ tracks: await findRadio(db, c.var.viewer, seedType, seedId) });
    },
  );
