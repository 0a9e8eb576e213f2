import {
  AppearanceResponse,
  AppearanceDraftResponse,
  AppearanceDraftInput,
  AppearanceDrafts,
  AppearanceFile,
  AppearanceHistory,
  AppearanceInput,
  AppearanceVersion,
  Done,
  DraftLink,
  DraftLinkInput,
  DraftPeople,
  IdParam,
  NewAppearanceDraft,
  PublishDraftInput,
} from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { takesFile } from '../http/bodies.ts';
import { costsMore } from '../http/rateLimit.ts';
import { Problem } from '../http/Problem.ts';
import { responds, respondsRaw } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, everyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { remember } from '../remember.ts';
import {
  createDraft,
  deleteDraft,
  endDraftLink,
  findDraft,
  listDrafts,
  listReleases,
  makeDraftLink,
  publishDraft,
  restoreRelease,
  updateDraft,
} from './drafts.ts';
import { keepFile, largestFile, readFile } from './files.ts';
import { seeDraft } from './presence.ts';
import { publishAppearance, readAppearance } from './store.ts';

const rule = allow('appearance.update');

/** How long the version that pages compare with theirs is remembered, in milliseconds. */
const versionLifetime = 2000;

/** What the appearance editor reads and publishes, under `/appearance`. */
export const appearanceRoutes = (db: Database, { baseUrl = '' }: { baseUrl?: string } = {}) => {
  const version = remember(versionLifetime, async () => (await readAppearance(db)).version);
  return createRouter()
    .get('/', rule, responds(AppearanceResponse), async (c) => c.json(await readAppearance(db)))
    .put('/', rule, responds(AppearanceResponse), validate('json', AppearanceInput), async (c) =>
      c.json(await publishAppearance(db, c.var.viewer.user.id, c.req.valid('json'))),
    )
    .get('/version', everyone, responds(AppearanceVersion), async (c) => c.json({ version: await version() }))
    .get('/drafts', rule, responds(AppearanceDrafts), async (c) => c.json({ drafts: await listDrafts(db) }))
    .post(
      '/drafts',
      rule,
      responds(AppearanceDraftResponse, 201),
      validate('json', NewAppearanceDraft),
      async (c) => c.json(await createDraft(db, c.var.viewer.user.id, c.req.valid('json')), 201),
    )
    .get('/drafts/:id', rule, responds(AppearanceDraftResponse), validate('param', IdParam), async (c) =>
      c.json(await findDraft(db, c.req.valid('param').id)),
    )
    .put(
      '/drafts/:id',
      rule,
      responds(AppearanceDraftResponse),
      validate('param', IdParam),
      validate('json', AppearanceDraftInput),
      async (c) => {
        const { user } = c.var.viewer;
        return c.json(await updateDraft(db, user.id, c.req.valid('param').id, c.req.valid('json')));
      },
    )
    .delete('/drafts/:id', rule, responds(Done), validate('param', IdParam), async (c) => {
      await deleteDraft(db, c.req.valid('param').id);
      return c.json({});
    })
    .post(
      '/drafts/:id/publish',
      rule,
      responds(AppearanceResponse),
      validate('param', IdParam),
      validate('json', PublishDraftInput),
      async (c) => {
        const { user } = c.var.viewer;
        return c.json(await publishDraft(db, user.id, c.req.valid('param').id, c.req.valid('json')));
      },
    )
    .post(
      '/drafts/:id/link',
      rule,
      responds(DraftLink),
      validate('param', IdParam),
      validate('json', DraftLinkInput),
      async (c) => {
        const { hours } = c.req.valid('json');
        return c.json(await makeDraftLink(db, c.req.valid('param').id, { hours, baseUrl }));
      },
    )
    .delete('/drafts/:id/link', rule, responds(Done), validate('param', IdParam), async (c) => {
      await endDraftLink(db, c.req.valid('param').id);
      return c.json({});
    })
    .post('/drafts/:id/presence', rule, responds(DraftPeople), validate('param', IdParam), async (c) => {
      const { user } = c.var.viewer;
      return c.json({ people: await seeDraft(db, user.id, c.req.valid('param').id) });
    })
    .post(
      '/files',
      rule,
      responds(AppearanceFile, 201),
      costsMore('file'),
      takesFile('file', { largest: largestFile }),
      async (c) => {
        const { file } = await c.req.parseBody();
        if (!(file instanceof File))
          throw new Problem({ status: 422, code: 'invalid_request', message: 'Choose a file.' });
        return c.json(await keepFile(db, file), 201);
      },
    )
    .get('/files/:name{[0-9a-f]{32}\\.[a-z0-9]{2,5}}', everyone, respondsRaw(v.unknown()), async (c) => {
      const { mime, bytes } = await readFile(db, c.req.param('name'));
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': mime,
        'cache-control': 'public, max-age=31536000, immutable',
        // A picture that is opened as a page runs nothing.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
    })
    .get('/history', rule, responds(AppearanceHistory), async (c) =>
      c.json({ releases: await listReleases(db) }),
    )
    .post('/history/:id/restore', rule, responds(AppearanceResponse), validate('param', IdParam), async (c) =>
      c.json(await restoreRelease(db, c.var.viewer.user.id, c.req.valid('param').id)),
    );
};
