import { Done, IdParam, LyricsResponse, LyricsInput, LyricsRemoval } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { deleteLyrics, findLyrics, saveLyrics } from './store.ts';

/** The lyrics of a track, under `/tracks`. */
export const lyricsRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:id/lyrics',
      allow('music.view'),
      responds(LyricsResponse),
      validate('param', IdParam),
      async (c) => c.json({ lyrics: await findLyrics(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .put(
      '/:id/lyrics',
      signedIn,
      responds(LyricsResponse),
      validate('param', IdParam),
      validate('json', LyricsInput),
      async (c) => {
        const { id } = c.req.valid('param');
        await saveLyrics(db, c.var.viewer, id, c.req.valid('json'));
        return c.json({ lyrics: await findLyrics(db, c.var.viewer, id) });
      },
    )
    .delete(
      '/:id/lyrics',
      signedIn,
      responds(Done),
      validate('param', IdParam),
      validate('query', LyricsRemoval),
      async (c) => {
        await deleteLyrics(db, c.var.viewer, c.req.valid('param').id, c.req.valid('query').version);
        return c.json({});
      },
    );
