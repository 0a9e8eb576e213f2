import { IdParam, PlaylistResponse, playlistCoverLimit } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { takesFile } from '../http/bodies.ts';
import { Problem } from '../http/Problem.ts';
import { inTurn } from '../http/heavyWork.ts';
import { costsMore } from '../http/rateLimit.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import type { Uploads } from '../media/images/createUploads.ts';
import { removeCover, setCover } from './cover.ts';
import { findPlaylist } from './store.ts';

const coverTooLarge = () =>
  new Problem({
    status: 413,
    code: 'too_large',
    message: 'This picture is too large. A cover has at most 5 MB.',
    fields: {
      file: 'Choose a picture with at most 5 MB.',
    },
  });

const noFile = () =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Choose a picture.',
    fields: { file: 'Choose a picture.' },
  });

/** The uploaded covers of playlists, under `/playlists`. The picture is the part `file` of a form. */
export const playlistCoverRoutes = (db: Database, uploads: Uploads) =>
  createRouter()
    .post(
      '/:id/image',
      signedIn,
      responds(PlaylistResponse),
      validate('param', IdParam),
      costsMore('upload'),
      takesFile('file', { largest: playlistCoverLimit, tooLarge: coverTooLarge, missing: noFile }),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        await uploads.receive(viewer.user.id, async () => {
          const { file } = await c.req.parseBody().catch(() => ({ file: undefined }));
          if (!(file instanceof File) || file.size === 0) throw noFile();
          if (file.size > playlistCoverLimit) throw coverTooLarge();
          await setCover(db, uploads, viewer, id, await file.bytes());
        });
        return c.json({ playlist: await findPlaylist(db, viewer, id, inTurn(c, db)) });
      },
    )
    .delete('/:id/image', signedIn, responds(PlaylistResponse), validate('param', IdParam), async (c) => {
      const { viewer } = c.var;
      const { id } = c.req.valid('param');
      await removeCover(db, uploads, viewer, id);
      return c.json({ playlist: await findPlaylist(db, viewer, id, inTurn(c, db)) });
    });
