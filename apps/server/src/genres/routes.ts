import { GenreAnswer, GenreList, GenreListParams } from '@segno/data/contract';
import { Hono } from 'hono';
import { NameParam } from '../records/NameParam.ts';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { shareAnswer } from '../http/answerCopies.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findGenre, listGenres } from './store.ts';

export const genreRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', allow('music.view'), answers(GenreList), validate('query', GenreListParams), (c) =>
      shareAnswer(c, () => listGenres(db, { ...c.req.valid('query'), order: 'name' })),
    )
    .get('/:name', allow('music.view'), answers(GenreAnswer), validate('param', NameParam), async (c) =>
      c.json({ genre: await findGenre(db, c.req.valid('param').name) }),
    );
