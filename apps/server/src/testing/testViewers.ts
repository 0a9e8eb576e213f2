import type { Permission, PermissionName, Role, User } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { guestViewer, type Viewer } from '../viewer/Viewer.ts';

const permit = (name: PermissionName): Permission => ({ name, restrictions: [] });

const guestRole: Role = { id: 1, name: 'Guests', permissions: [permit('music.view')] };

/** A guest with the default guest role. */
export const asGuest: Viewer = guestViewer(guestRole);

/** A signed-in user; `given` sets what a test is about. */
export const asUser = (id: number, given: Partial<User> = {}, more: Partial<Viewer> = {}): Viewer => ({
  ...asGuest,
  sessionId: id,
  user: {
    id,
    name: `User ${id}`,
    email: `user${id}@segno.example`,
    email_verified_at: '2026-01-01T00:00:00.000Z',
    banned_at: null,
    timezone: 'UTC',
    language: null,
    roles: [],
    permissions: [permit('music.view'), permit('playlists.create')],
    subscriptions: [],
    unread_notifications_count: 0,
    social_profiles: [],
    ...given,
  },
  ...more,
});

/** A user with the permissions of new users. */
export const asListener = (id: number): Viewer => asUser(id);

/** A viewer who has joined a playlist by its link. */
export const joinedTo = (viewer: Viewer, playlistId: number): Viewer => ({
  ...viewer,
  collaborations: new Set([playlistId]),
});

/** A user with exactly one permission. */
export const asPermitted = (id: number, ...names: PermissionName[]): Viewer =>
  asUser(id, { permissions: names.map(permit) });

export const asAdmin = (id: number): Viewer => asUser(id, { permissions: [permit('admin')] });

export const asUnverified = (id: number): Viewer =>
  asUser(id, { email_verified_at: null }, { restriction: 'unverified' });

export const asBanned = (id: number): Viewer =>
  asUser(id, { banned_at: '2026-02-01T00:00:00.000Z' }, { restriction: 'banned' });

/** Gives every request this viewer and its language. */
export const viewedBy =
  (viewer: Viewer): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    c.set('viewer', viewer);
    c.set('language', viewer.user?.language ?? 'en');
    return next();
  };
