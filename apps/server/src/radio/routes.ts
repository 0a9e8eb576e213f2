import { RadioResponse, RadioParams, RadioTracks, RadioTracksParams } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { takeTurn } from '../http/heavyWork.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { hasHides, hiddenTracks } from '../hides/store.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { nextTracks } from './nextTracks.ts';
import { findRadio } from './store.ts';

export const radioRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:seedType/:seedId/tracks',
      allow('music.view'),
      responds(RadioTracks),
      validate('param', RadioParams),
      validate('query', RadioTracksParams),
      async (c) =>
        c.json(
          await takeTurn(c, db, () =>
            nextTracks(db, c.var.viewer, { ...c.req.valid('param'), ...c.req.valid('query') }),
          ),
        ),
    )
    .get(
      '/:seedType/:seedId',
      allow('music.view'),
      responds(RadioResponse),
      validate('param', RadioParams),
      async (c) => {
        const { seedType, seedId } = c.req.valid('param');
        const find = (viewer: Viewer) => takeTurn(c, db, () => findRadio(db, viewer, seedType, seedId));
        // What a person hides is left out of their own response.
        const { viewer: of } = c.var;
        if (of.user && (await hasHides(db, of.user.id))) {
          const tracks = await find(of);
          const hidden = await hiddenTracks(
            db,
            of,
            'radio',
            tracks.map(({ id }) => id),
          );
          return c.json({ tracks: tracks.filter(({ id }) => !hidden.has(id)) });
        }
        // A playlist may be visible to some people only.
        if (seedType === 'playlist') return c.json({ tracks: await find(of) });
        return shareResponse(c, async (viewer) => ({ tracks: await find(viewer) }));
      },
    );
