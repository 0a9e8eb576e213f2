import { ValueLists } from '@segno/data/contract';
import * as v from 'valibot';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { valueLists } from './valueLists.ts';

/** Lists of choices, under `/value-lists`: names are separated by commas. */
export const valueListRoutes = () =>
  createRouter().get(
    '/:names',
    anyone,
    responds(ValueLists),
    validate('param', v.object({ names: v.pipe(v.string(), v.maxLength(200)) })),
    (c) => c.json(valueLists(c.req.valid('param').names.split(','), c.var.language ?? 'en')),
  );
