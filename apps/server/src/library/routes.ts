import {
  LibraryAlbumList,
  LibraryAlbumParams,
  LibraryArtistList,
  LibraryArtistParams,
  LibraryTrackList,
  LibraryTrackParams,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listLibraryAlbums, listLibraryArtists, listLibraryTracks } from './store.ts';

/** The liked songs, saved albums and followed artists of the signed-in person, under `/me/library`. */
export const libraryRoutes = (db: Database) =>
  createRouter()
    .get('/tracks', signedIn, responds(LibraryTrackList), validate('query', LibraryTrackParams), async (c) =>
      c.json(await listLibraryTracks(db, c.var.viewer, c.req.valid('query'))),
    )
    .get('/albums', signedIn, responds(LibraryAlbumList), validate('query', LibraryAlbumParams), async (c) =>
      c.json(await listLibraryAlbums(db, c.var.viewer, c.req.valid('query'))),
    )
    .get(
      '/artists',
      signedIn,
      responds(LibraryArtistList),
      validate('query', LibraryArtistParams),
      async (c) => c.json(await listLibraryArtists(db, c.var.viewer, c.req.valid('query'))),
    );
