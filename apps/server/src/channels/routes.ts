import {
  ChannelResponse,
  ChannelItemList,
  ChannelItemListParams,
  ChannelParams,
  slugify,
} from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findChannel, listChannelItems } from './store.ts';

const SlugOrIdParam = v.object({ slugOrId: v.pipe(v.string(), v.maxLength(120), v.transform(slugify)) });

export const channelRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:slugOrId',
      allow('music.view'),
      responds(ChannelResponse),
      validate('param', SlugOrIdParam),
      validate('query', ChannelParams),
      (c) => {
        const { slugOrId } = c.req.valid('param');
        const { restriction } = c.req.valid('query');
        return shareResponse(c, async (viewer) => ({
          channel: await findChannel(db, viewer, slugOrId, restriction),
        }));
      },
    )
    .get(
      '/:slugOrId/items',
      allow('music.view'),
      responds(ChannelItemList),
      validate('param', SlugOrIdParam),
      validate('query', ChannelItemListParams),
      (c) => {
        const { restriction, ...page } = c.req.valid('query');
        return shareResponse(c, (viewer) =>
          listChannelItems(db, viewer, c.req.valid('param').slugOrId, restriction, page),
        );
      },
    );
