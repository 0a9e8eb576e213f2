import {
  ChannelAnswer,
  ChannelItemList,
  ChannelItemListParams,
  ChannelParams,
  slugify,
} from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findChannel, listChannelItems } from './store.ts';

const SlugOrIdParam = v.object({ slugOrId: v.pipe(v.string(), v.maxLength(120), v.transform(slugify)) });

export const channelRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get(
      '/:slugOrId',
      allow('music.view'),
      answers(ChannelAnswer),
      validate('param', SlugOrIdParam),
      validate('query', ChannelParams),
      async (c) => {
        const { slugOrId } = c.req.valid('param');
        return c.json({
          channel: await findChannel(db, c.var.viewer, slugOrId, c.req.valid('query').restriction),
        });
      },
    )
    .get(
      '/:slugOrId/items',
      allow('music.view'),
      answers(ChannelItemList),
      validate('param', SlugOrIdParam),
      validate('query', ChannelItemListParams),
      async (c) => {
        const { restriction, ...page } = c.req.valid('query');
        return c.json(
          await listChannelItems(db, c.var.viewer, c.req.valid('param').slugOrId, restriction, page),
        );
      },
    );
