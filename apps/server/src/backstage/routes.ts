import {
  AdminOptionsResponse,
  AdminOptionsParams,
  AlbumResponse,
  AlbumInput,
  AlbumOrderInput,
  AlbumTracksResponse,
  ArtistInput,
  BackstageOptionsParam,
  BulkTracksInput,
  ChangedAlbumInput,
  ChangedArtistInput,
  ChangedTrackInput,
  Done,
  EditorsResponse,
  FormerTracks,
  IdParam,
  ManagedAlbumResponse,
  ManagedArtistResponse,
  ManagedArtistsResponse,
  ManagedRecordParam,
  ManagedReleasesResponse,
  ManagedTrackResponse,
  NewTrackInput,
  PreflightResponse,
  PrivateLinkResponse,
  PrivateTokenParam,
  ReleaseInput,
  RemovalResponse,
  UndoEditInput,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { changeTracks, restoreTracks } from './bulkTracks.ts';
import { listAlbumTracks, orderAlbumTracks, releaseAlbum } from './albumTracks.ts';
import { chargedTo, type PictureDeps } from '../pictures/uploadedPictures.ts';
import { createPrivateLink, findPrivateAlbum, findPrivateLink, revokePrivateLink } from './links.ts';
import { listBackstageOptions } from './options.ts';
import { noteEditor } from './editors.ts';
import { checkAlbum, checkTrack } from './preflight.ts';
import { removeAlbum, removeTrack, undoEdit, undoRemoval } from './removals.ts';
import {
  createAlbum,
  createTrack,
  findManagedAlbum,
  findManagedArtist,
  findManagedTrack,
  listManagedArtists,
  listManagedReleases,
  saveArtist,
  updateAlbum,
  updateTrack,
} from './store.ts';
import { teamRoutes } from './teamRoutes.ts';

const rule = allow('music.create');

/** What artists and those who act for them read and change, under the root of the API. */
export const backstageRoutes = (db: Database, pictures?: PictureDeps) =>
  createRouter()
    .route('/backstage/artists', teamRoutes(db))
    .get('/backstage/artists', signedIn, responds(ManagedArtistsResponse), async (c) =>
      c.json({ artists: await listManagedArtists(db, c.var.viewer) }),
    )
    .get('/backstage/releases', signedIn, responds(ManagedReleasesResponse), async (c) =>
      c.json(await listManagedReleases(db, c.var.viewer)),
    )
    .get(
      '/backstage/tracks/:id',
      rule,
      responds(ManagedTrackResponse),
      validate('param', IdParam),
      async (c) => c.json({ record: await findManagedTrack(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .get(
      '/backstage/albums/:id',
      rule,
      responds(ManagedAlbumResponse),
      validate('param', IdParam),
      async (c) => c.json({ record: await findManagedAlbum(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .get(
      '/backstage/artists/:id',
      rule,
      responds(ManagedArtistResponse),
      validate('param', IdParam),
      async (c) => c.json({ record: await findManagedArtist(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .post(
      '/backstage/:kind/:id/editors',
      rule,
      responds(EditorsResponse),
      validate('param', ManagedRecordParam),
      async (c) => c.json(await noteEditor(db, c.var.viewer, c.req.valid('param'))),
    )
    .get(
      '/backstage/options/:kind',
      rule,
      responds(AdminOptionsResponse),
      validate('param', BackstageOptionsParam),
      validate('query', AdminOptionsParams),
      async (c) => {
        const { kind } = c.req.valid('param');
        const viewer = c.var.viewer;
        return c.json({ options: await listBackstageOptions(db, viewer, kind, c.req.valid('query')) });
      },
    )
    .get(
      '/backstage/albums/:id/tracks',
      rule,
      responds(AlbumTracksResponse),
      validate('param', IdParam),
      async (c) => c.json({ tracks: await listAlbumTracks(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .get(
      '/backstage/albums/:id/preflight',
      rule,
      responds(PreflightResponse),
      validate('param', IdParam),
      async (c) => c.json({ findings: await checkAlbum(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .get(
      '/backstage/tracks/:id/preflight',
      rule,
      responds(PreflightResponse),
      validate('param', IdParam),
      async (c) => c.json({ findings: await checkTrack(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .get(
      '/backstage/albums/:id/link',
      rule,
      responds(PrivateLinkResponse),
      validate('param', IdParam),
      async (c) => c.json({ link: await findPrivateLink(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .post(
      '/backstage/albums/:id/link',
      rule,
      responds(PrivateLinkResponse),
      validate('param', IdParam),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await createPrivateLink(db, viewer, id);
        return c.json({ link: await findPrivateLink(db, viewer, id) });
      },
    )
    .delete(
      '/backstage/albums/:id/link',
      rule,
      responds(PrivateLinkResponse),
      validate('param', IdParam),
      async (c) => {
        await revokePrivateLink(db, c.var.viewer, c.req.valid('param').id);
        return c.json({ link: null });
      },
    )
    .get(
      '/private-albums/:token',
      allow('music.view'),
      responds(AlbumResponse),
      validate('param', PrivateTokenParam),
      async (c) => c.json({ album: await findPrivateAlbum(db, c.var.viewer, c.req.valid('param').token) }),
    )
    .post(
      '/tracks',
      rule,
      responds(ManagedTrackResponse, 201),
      validate('json', NewTrackInput),
      async (c) => {
        const viewer = c.var.viewer;
        const id = await createTrack(db, chargedTo(c, pictures), viewer, c.req.valid('json'));
        return c.json({ record: await findManagedTrack(db, viewer, id) }, 201);
      },
    )
    .put(
      '/tracks/:id',
      rule,
      responds(ManagedTrackResponse),
      validate('param', IdParam),
      validate('json', ChangedTrackInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await updateTrack(db, chargedTo(c, pictures), viewer, id, c.req.valid('json'));
        return c.json({ record: await findManagedTrack(db, viewer, id) });
      },
    )
    .delete('/tracks/:id', rule, responds(RemovalResponse), validate('param', IdParam), async (c) =>
      c.json({ undo_id: await removeTrack(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .post('/albums', rule, responds(ManagedAlbumResponse, 201), validate('json', AlbumInput), async (c) => {
      const viewer = c.var.viewer;
      const id = await createAlbum(db, chargedTo(c, pictures), viewer, c.req.valid('json'));
      return c.json({ record: await findManagedAlbum(db, viewer, id) }, 201);
    })
    .put(
      '/albums/:id',
      rule,
      responds(ManagedAlbumResponse),
      validate('param', IdParam),
      validate('json', ChangedAlbumInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await updateAlbum(db, chargedTo(c, pictures), viewer, id, c.req.valid('json'));
        return c.json({ record: await findManagedAlbum(db, viewer, id) });
      },
    )
    .delete('/albums/:id', rule, responds(RemovalResponse), validate('param', IdParam), async (c) =>
      c.json({ undo_id: await removeAlbum(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .put(
      '/albums/:id/tracks',
      rule,
      responds(AlbumTracksResponse),
      validate('param', IdParam),
      validate('json', AlbumOrderInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await orderAlbumTracks(db, viewer, id, c.req.valid('json').track_ids);
        return c.json({ tracks: await listAlbumTracks(db, viewer, id) });
      },
    )
    .post(
      '/albums/:id/release',
      rule,
      responds(ManagedAlbumResponse),
      validate('param', IdParam),
      validate('json', ReleaseInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await releaseAlbum(db, viewer, id, c.req.valid('json'));
        return c.json({ record: await findManagedAlbum(db, viewer, id) });
      },
    )
    .post(
      '/backstage/tracks/bulk',
      rule,
      responds(FormerTracks),
      validate('json', BulkTracksInput),
      async (c) => c.json({ tracks: await changeTracks(db, c.var.viewer, c.req.valid('json')) }),
    )
    .post('/backstage/tracks/bulk/undo', rule, responds(Done), validate('json', FormerTracks), async (c) => {
      await restoreTracks(db, c.var.viewer, c.req.valid('json'));
      return c.json({});
    })
    // After the undo of several tracks, whose path it matches too.
    .post(
      '/backstage/:kind/:id/undo',
      rule,
      responds(Done),
      validate('param', ManagedRecordParam),
      validate('json', UndoEditInput),
      async (c) => {
        const { version } = c.req.valid('json');
        await undoEdit(db, c.var.viewer, c.req.valid('param'), version);
        return c.json({});
      },
    )
    .post('/backstage/undo/:id', rule, responds(Done), validate('param', IdParam), async (c) => {
      await undoRemoval(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    })
    .post(
      '/artists',
      allow('music.update'),
      responds(ManagedArtistResponse, 201),
      validate('json', ArtistInput),
      async (c) => {
        const viewer = c.var.viewer;
        const id = await saveArtist(db, chargedTo(c, pictures), viewer, null, c.req.valid('json'));
        return c.json({ record: await findManagedArtist(db, viewer, id) }, 201);
      },
    )
    .put(
      '/artists/:id',
      rule,
      responds(ManagedArtistResponse),
      validate('param', IdParam),
      validate('json', ChangedArtistInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await saveArtist(db, chargedTo(c, pictures), viewer, id, c.req.valid('json'));
        return c.json({ record: await findManagedArtist(db, viewer, id) });
      },
    );
