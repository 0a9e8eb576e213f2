import { ValueLists } from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { valueLists } from './valueLists.ts';

/** Lists of choices, under `/value-lists`: names are separated by commas. */
export const valueListRoutes = () =>
  new Hono<AppEnv>().get(
    '/:names',
    anyone,
    answers(ValueLists),
    validate('param', v.object({ names: v.pipe(v.string(), v.maxLength(200)) })),
    (c) => c.json(valueLists(c.req.valid('param').names.split(','), c.var.language ?? 'en')),
  );
