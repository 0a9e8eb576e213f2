import type { Role } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { findGuestRole } from '../roles/store.ts';
import { remember } from '../remember.ts';
import { chooseLanguage, type SiteLanguages } from '../i18n/chooseLanguage.ts';
import { deleteSessionCookie, readSessionToken, setSessionCookie } from '../sessions/sessionCookie.ts';
import { findSession, type FoundSession, type FoundUser } from '../sessions/store.ts';
import { readSettings } from '../settings/store.ts';
import { siteLanguages } from '../i18n/siteLanguages.ts';
import { refuseActing } from '../acting/refuseActing.ts';
import { checkToken, viewerOfToken } from './tokenViewer.ts';
import { guestViewer, type Viewer } from '../viewer/Viewer.ts';

/** The properties of the site that every viewer depends on. */
interface SiteAccess {
  guestRole: Role;
  /** Whether users must verify their email address before they can do anything else. */
  mustVerify: boolean;
  languages: SiteLanguages;
  /** The roles that give their permissions only with a second factor. */
  demandingRoles: readonly number[];
}

/** How long they are remembered, in milliseconds: as long as shared responses. */
const accessLifetime = 5000;

/** Makes viewers, of guests and of sessions. */
export interface Viewers {
  guest(): Promise<Viewer>;
  /** The viewer of a signed-in user. */
  of(found: FoundUser & Pick<FoundSession, 'actor'>, sessionId: number): Promise<Viewer>;
  /** The language of the response to a request (I18N-6). */
  languageOf(headers: Headers, viewer: Viewer): Promise<string>;
}

export function createViewers(db: Database): Viewers {
  const access = remember(accessLifetime, async (): Promise<SiteAccess> => {
    const [guestRole, values] = await Promise.all([findGuestRole(db), readSettings(db)]);
    return {
      guestRole,
      mustVerify: values.require_email_confirmation,
      languages: siteLanguages(values),
      demandingRoles: values['auth.two_factor_roles'],
    };
  });
  return {
    guest: async () => guestViewer((await access()).guestRole),
    languageOf: async (headers, { user }) =>
      chooseLanguage({ site: (await access()).languages, headers, user }),
    async of({ user: found, demanding, workspaces, collaborations, isBlocked, actor }, sessionId) {
      const { guestRole, mustVerify, demandingRoles } = await access();
      const user = demandingRoles.length === 0 ? found : demanding(demandingRoles);
      const who = { user, guest_role: guestRole, workspaces, collaborations, isBlocked };
      if (actor) return { ...who, sessionId: null, restriction: null, actor };
      const isUnverified = mustVerify && !user.email_verified_at;
      const restriction = user.banned_at ? 'banned' : isUnverified ? 'unverified' : null;
      return { ...who, sessionId, restriction };
    },
  };
}

export interface ReadViewerOptions {
  db: Database;
  /** The address that visitors use. */
  baseUrl: string;
  viewers: Viewers;
}

/**
 * Sets `c.var.viewer` from the session cookie, once for each request. A call of this process for a visitor, such as a
 * render's, passes the viewer in its environment. A cookie of an ended session is deleted.
 */
export function readViewer({ db, baseUrl, viewers }: ReadViewerOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const passed = (c.env as { viewer?: Viewer } | undefined)?.viewer;
    if (passed) {
      c.set('viewer', passed);
      c.set('language', await viewers.languageOf(c.req.raw.headers, passed));
      return next();
    }
    const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (bearer !== undefined) {
      const viewer = await viewerOfToken(db, viewers, bearer);
      c.set('viewer', viewer);
      c.set('language', await viewers.languageOf(c.req.raw.headers, viewer));
      checkToken(c, viewer);
      return next();
    }
    const token = readSessionToken(c.req.raw.headers, baseUrl);
    const found = token ? await findSession(db, token) : null;
    const viewer = await (found ? viewers.of(found, found.id) : viewers.guest());
    c.set('viewer', viewer);
    c.set('language', await viewers.languageOf(c.req.raw.headers, viewer));
    refuseActing(c);
    await next();
    // A route that signed the person in or out has set the cookie itself.
    if (c.var.viewer !== viewer) return;
    if (found?.renewed) setSessionCookie(c, baseUrl, found.renewed);
    else if (token && !found) deleteSessionCookie(c, baseUrl);
  };
}
