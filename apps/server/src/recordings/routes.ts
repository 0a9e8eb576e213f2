import { IdParam, NewTrackFromFile, StartedJob, TrackResponse } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { requireTrackQuota } from '../tracks/quota.ts';
import { findTrack } from '../tracks/store.ts';
import { createTrackFromFile, startProcessing } from './createTrack.ts';

/** Recordings of uploaded files, under the root of the API. */
export const recordingRoutes = (db: Database) =>
  createRouter()
    .post(
      '/file-entries/:id/recording',
      allow('music.create'),
      responds(StartedJob, 202),
      validate('param', IdParam),
      async (c) => {
        const id = await startProcessing(db, c.var.viewer, c.req.valid('param').id);
        return c.json({ job_id: id }, 202);
      },
    )
    .post(
      '/tracks/from-file',
      allow('music.create'),
      responds(TrackResponse, 201),
      validate('json', NewTrackFromFile),
      async (c) => {
        const viewer = c.var.viewer;
        const { entry_id: entryId, name } = c.req.valid('json');
        const id = await db.transaction(async (tx) => {
          await requireTrackQuota(tx, viewer);
          return createTrackFromFile(tx, viewer, { entryId, name });
        });
        return c.json({ track: await findTrack(db, viewer, id) }, 201);
      },
    );
