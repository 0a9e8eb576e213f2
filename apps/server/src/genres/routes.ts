import { GenreResponse, GenreList, GenreListParams } from '@segno/data/contract';
import { NameParam } from '../records/NameParam.ts';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findGenre, listGenres } from './store.ts';

export const genreRoutes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(GenreList), validate('query', GenreListParams), (c) =>
      shareResponse(c, () => listGenres(db, { ...c.req.valid('query'), order: 'name' })),
    )
    .get('/:name', allow('music.view'), responds(GenreResponse), validate('param', NameParam), async (c) =>
      c.json({ genre: await findGenre(db, c.req.valid('param').name) }),
    );
