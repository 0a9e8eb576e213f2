import { Done, IdParam, LyricsAnswer, LyricsInput } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { deleteLyrics, findLyrics, saveLyrics } from './store.ts';

/** The lyrics of a track, under `/tracks`. */
export const lyricsRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/:id/lyrics', allow('music.view'), answers(LyricsAnswer), validate('param', IdParam), async (c) =>
      c.json({ lyrics: await findLyrics(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .put(
      '/:id/lyrics',
      signedIn,
      answers(LyricsAnswer),
      validate('param', IdParam),
      validate('json', LyricsInput),
      async (c) => {
        const { id } = c.req.valid('param');
        await saveLyrics(db, c.var.viewer, id, c.req.valid('json'));
        return c.json({ lyrics: await findLyrics(db, c.var.viewer, id) });
      },
    )
    .delete('/:id/lyrics', signedIn, answers(Done), validate('param', IdParam), async (c) => {
      await deleteLyrics(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    });
