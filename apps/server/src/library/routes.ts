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
import { takeTurn } from '../http/heavyWork.ts';
import type { SignedInRequest } from '../http/AppEnv.ts';
import { albumLikes, artistFollows, trackLikes } from '../likes/table.ts';
import {
  hasManyLinks,
  type Links,
  listLibraryAlbums,
  listLibraryArtists,
  listLibraryTracks,
} from './store.ts';

/** Sorts and filters the records of a person, in turn with other expensive requests when they are many (LOAD-2). */
const read = async <T>(c: SignedInRequest, db: Database, links: Links, work: () => Promise<T>): Promise<T> =>
  (await hasManyLinks(db, links, c.var.viewer)) ? takeTurn(c, db, work) : work();

/** The liked songs, saved albums and followed artists of the signed-in person, under `/me/library`. */
export const libraryRoutes = (db: Database) =>
  createRouter()
    .get('/tracks', signedIn, responds(LibraryTrackList), validate('query', LibraryTrackParams), async (c) =>
      c.json(await read(c, db, trackLikes, () => listLibraryTracks(db, c.var.viewer, c.req.valid('query')))),
    )
    .get('/albums', signedIn, responds(LibraryAlbumList), validate('query', LibraryAlbumParams), async (c) =>
      c.json(await read(c, db, albumLikes, () => listLibraryAlbums(db, c.var.viewer, c.req.valid('query')))),
    )
    .get(
      '/artists',
      signedIn,
      responds(LibraryArtistList),
      validate('query', LibraryArtistParams),
      async (c) =>
        c.json(
          await read(c, db, artistFollows, () => listLibraryArtists(db, c.var.viewer, c.req.valid('query'))),
        ),
    );
