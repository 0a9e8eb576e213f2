import { RadioAnswer, RadioParams } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { shareAnswer } from '../http/answerCopies.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findRadio } from './store.ts';

export const radioRoutes = (db: Database) =>
  new Hono<AppEnv>().get(
    '/:seedType/:seedId',
    allow('music.view'),
    answers(RadioAnswer),
    validate('param', RadioParams),
    (c) => {
      const { seedType, seedId } = c.req.valid('param');
      return shareAnswer(c, async (viewer) => ({ tracks: await findRadio(db, viewer, seedType, seedId) }));
    },
  );
