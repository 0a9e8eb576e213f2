import {
  Done,
  FolderAnswer,
  Folders,
  IdParam,
  NewFolder,
  PlacePlaylists,
  UpdateFolder,
} from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { createFolder, deleteFolder, findFolders, placePlaylists, updateFolder } from './store.ts';

/** The folders of the signed-in person's playlists, under `/me/folders`. */
export const folderRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', signedIn, answers(Folders), async (c) => c.json(await findFolders(db, c.var.viewer.user.id)))
    .post('/', signedIn, answers(FolderAnswer, 201), validate('json', NewFolder), async (c) => {
      const { id } = c.var.viewer.user;
      return c.json({ folder: await createFolder(db, id, c.req.valid('json')) }, 201);
    })
    .put('/places', signedIn, answers(Done), validate('json', PlacePlaylists), async (c) => {
      await placePlaylists(db, c.var.viewer, c.req.valid('json'));
      return c.json({});
    })
    .put(
      '/:id',
      signedIn,
      answers(FolderAnswer),
      validate('param', IdParam),
      validate('json', UpdateFolder),
      async (c) => {
        const { id } = c.var.viewer.user;
        return c.json({ folder: await updateFolder(db, id, c.req.valid('param').id, c.req.valid('json')) });
      },
    )
    .delete('/:id', signedIn, answers(Done), validate('param', IdParam), async (c) => {
      await deleteFolder(db, c.var.viewer.user.id, c.req.valid('param').id);
      return c.json({});
    });
