import type { Context } from 'hono';
import { adRoutes } from './ads/routes.ts';
import { albumRoutes } from './albums/routes.ts';
import { appearanceRoutes } from './appearance/routes.ts';
import { artistRoutes } from './artists/routes.ts';
import { channelRoutes } from './channels/routes.ts';
import { blockRoutes } from './blocks/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { folderRoutes } from './folders/routes.ts';
import { hideRoutes } from './hides/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { labelRoutes } from './labels/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { repostRoutes } from './reposts/routes.ts';
import { searchHistoryRoutes } from './searches/routes.ts';
import { type CommentCheck, commentRoutes, targetCommentRoutes } from './comments/routes.ts';
import { historyRoutes, playRoutes } from './plays/routes.ts';
import { customPageRoutes } from './customPages/routes.ts';
import type { Database } from './db/Database.ts';
import { genreRoutes } from './genres/routes.ts';
import { createRouter, type Router } from './http/router.ts';
import { likeRoutes } from './likes/routes.ts';
import { lyricsRoutes } from './lyrics/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { collaborationRoutes, playlistInviteRoutes } from './playlists/collaborationRoutes.ts';
import { libraryPlaylistRoutes, playlistRoutes } from './playlists/routes.ts';
import type { LiveHub } from './player/LiveHub.ts';
import { playerRoutes } from './player/routes.ts';
import { radioRoutes } from './radio/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { tagRoutes } from './tags/routes.ts';
import { trackRoutes } from './tracks/routes.ts';
import { userRoutes } from './users/routes.ts';

/** The resources of the catalogue, to be mounted under `/api/v1`. */
export const catalogueRoutes = (
  db: Database,
  clientAddress?: (c: Context) => string,
  hub?: LiveHub,
  baseUrl = '',
  /** Refuses a new comment without the answer to the human check. @default none is asked for */
  requireHuman?: CommentCheck,
): Router =>
  createRouter()
    .route('/ads', adRoutes(db))
    .route('/albums', albumRoutes(db))
    .route('/albums', targetCommentRoutes(db, 'albums', requireHuman))
    .route('/appearance', appearanceRoutes(db, { baseUrl }))
    .route('/artists', artistRoutes(db))
    .route('/channels', channelRoutes(db))
    .route('/comments', commentRoutes(db))
    .route('/custom-pages', customPageRoutes(db))
    .route('/genres', genreRoutes(db))
    .route('/labels', labelRoutes(db))
    .route('/me/blocks', blockRoutes(db))
    .route('/me/feed', feedRoutes(db))
    .route('/me/folders', folderRoutes(db))
    .route('/me/hides', hideRoutes(db))
    .route('/me/history', historyRoutes(db))
    .route('/me/home', homeRoutes(db))
    .route('/me/library', libraryRoutes(db))
    .route('/me/likes', likeRoutes(db))
    .route('/me/player', playerRoutes(db, hub))
    .route('/me/reposts', repostRoutes(db))
    .route('/me/searches', searchHistoryRoutes(db))
    .route('/me/playlists', libraryPlaylistRoutes(db))
    .route('/notifications', notificationRoutes(db))
    .route('/playlists', playlistRoutes(db))
    .route('/playlists', collaborationRoutes(db))
    .route('/playlist-invites', playlistInviteRoutes(db))
    .route('/plays', playRoutes(db, clientAddress))
    .route('/radio', radioRoutes(db))
    .route('/search', searchRoutes(db))
    .route('/tags', tagRoutes(db))
    .route('/tracks', trackRoutes(db))
    .route('/tracks', targetCommentRoutes(db, 'tracks', requireHuman))
    .route('/tracks', lyricsRoutes(db))
    .route('/users', userRoutes(db));
