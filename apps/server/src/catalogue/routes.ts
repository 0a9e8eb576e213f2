import { Hono } from 'hono';
import { albumRoutes } from '../albums/routes.ts';
import { artistRoutes } from '../artists/routes.ts';
import { channelRoutes } from '../channels/routes.ts';
import type { Database } from '../db/Database.ts';
import { genreRoutes } from '../genres/routes.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { likeRoutes } from '../likes/routes.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { libraryPlaylistRoutes, playlistRoutes } from '../playlists/routes.ts';
import { radioRoutes } from '../radio/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { tagRoutes } from '../tags/routes.ts';
import { trackRoutes } from '../tracks/routes.ts';
import { ownUserRoutes, userRoutes } from '../users/routes.ts';

/** The resources of the catalogue, to be mounted under `/api/v1`. */
export const catalogueRoutes = (db: Database): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .route('/albums', albumRoutes(db))
    .route('/artists', artistRoutes(db))
    .route('/channels', channelRoutes(db))
    .route('/genres', genreRoutes(db))
    .route('/me', ownUserRoutes())
    .route('/me/likes', likeRoutes(db))
    .route('/me/playlists', libraryPlaylistRoutes(db))
    .route('/notifications', notificationRoutes(db))
    .route('/playlists', playlistRoutes(db))
    .route('/radio', radioRoutes(db))
    .route('/search', searchRoutes(db))
    .route('/tags', tagRoutes(db))
    .route('/tracks', trackRoutes(db))
    .route('/users', userRoutes(db));
