import {
  Done,
  FolderResponse,
  Folders,
  IdParam,
  NewFolder,
  PlacePlaylists,
  UpdateFolder,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { createFolder, deleteFolder, findFolders, placePlaylists, updateFolder } from './store.ts';

/** The folders of the signed-in person's playlists, under `/me/folders`. */
export const folderRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(Folders), async (c) => c.json(await findFolders(db, c.var.viewer.user.id)))
    .post('/', signedIn, responds(FolderResponse, 201), validate('json', NewFolder), async (c) => {
      const { id } = c.var.viewer.user;
      return c.json({ folder: await createFolder(db, id, c.req.valid('json')) }, 201);
    })
    .put('/places', signedIn, responds(Done), validate('json', PlacePlaylists), async (c) => {
      await placePlaylists(db, c.var.viewer, c.req.valid('json'));
      return c.json({});
    })
    .put(
      '/:id',
      signedIn,
      responds(FolderResponse),
      validate('param', IdParam),
      validate('json', UpdateFolder),
      async (c) => {
        const { id } = c.var.viewer.user;
        return c.json({ folder: await updateFolder(db, id, c.req.valid('param').id, c.req.valid('json')) });
      },
    )
    .delete('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await deleteFolder(db, c.var.viewer.user.id, c.req.valid('param').id);
      return c.json({});
    });
