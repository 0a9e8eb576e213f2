import type { PermissionName } from '../permissions/contract.ts';
import { tableParamNames } from '../tables/defineTable.ts';
import { libraryPlaylistTable, playlistTrackTable } from '../playlists/tables.ts';
import { type PageName, pages } from './pages.ts';

/** Who is admitted to a page before anything of it is loaded. */
export type PageGuard = 'guestOnly' | 'signedIn' | 'mayRegister' | 'mayJoin';

export interface PageRule {
  /** @default everybody is admitted */
  guard?: PageGuard;
  /**
   * A visitor without it does not get the page: a guest signs in first, for others there is no such page. On pages
   * without `guard` the API refuses their data instead, so that the first visit does not load the guards.
   */
  permission?: PermissionName;
  /**
   * The query parameters that the page reads. The server renders a page with only these, so that other parameters
   * neither affect it nor create another cached copy.
   */
  query?: readonly string[];
}

const catalogue: PageRule = { permission: 'music.view' };

/** The rule of every page of `pages`. The first visit does not load them. */
export const pageRules: { readonly [Name in PageName]: PageRule } = {
  home: catalogue,
  artist: catalogue,
  album: catalogue,
  track: catalogue,
  playlist: { ...catalogue, query: tableParamNames(playlistTrackTable) },
  tag: catalogue,
  user: catalogue,
  search: catalogue,
  libraryPlaylists: { guard: 'signedIn', query: tableParamNames(libraryPlaylistTable) },
  notifications: { guard: 'signedIn' },
  workspaces: { guard: 'signedIn' },
  workspace: { guard: 'signedIn' },
  joinRegister: { guard: 'mayJoin', query: ['invite_id', 'email'] },
  joinLogin: { guard: 'mayJoin', query: ['invite_id', 'email'] },
  login: { guard: 'guestOnly', query: ['next'] },
  register: {
    guard: 'mayRegister',
    query: ['next', 'email', 'redirectFrom', 'invite_id', 'invite_type'],
  },
  forgotPassword: { guard: 'guestOnly', query: ['email'] },
  resetPassword: { guard: 'guestOnly', query: ['email'] },
  channelBelow: catalogue,
  channel: catalogue,
};

/**
 * Addresses that lead to another page (ROUTE-7), by pattern: `:name` is a segment, `:name?` an optional one, and `*` at
 * the end is the rest. A page or channel with the address has precedence.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/library': pages.libraryPlaylists,
  '/password/reset': pages.forgotPassword,
  // The names of the API.
  '/albums/*': '/album/*',
  '/artists/*': '/artist/*',
  '/channels/:slugOrId/:restriction?': pages.channelBelow,
  '/playlists/*': '/playlist/*',
  '/tags/*': '/tag/*',
  '/tracks/*': '/track/*',
};

/** Whether an address redirects only for now, because it gets a page of its own. Browsers keep other redirects. */
export const isTemporary = (pathname: string): boolean => /^\/library\/?$/.test(pathname);

const parts = /\/(?::(\w+)(\?)?|\*$)/g;

/** Where an address leads instead, or undefined. */
export function redirectOf(pathname: string): string | undefined {
  for (const [from, to] of Object.entries(redirects)) {
    const pattern = from.replaceAll(parts, (_, name?: string, optional?: string) =>
      name ? `(?:/(?<${name}>[^/]+))${optional ?? ''}` : '/(?<rest>.+)',
    );
    const match = new RegExp(`^${pattern}/?$`).exec(pathname);
    if (!match) continue;
    return to.replaceAll(parts, (_, name = 'rest') => {
      const value = match.groups?.[name as string];
      return value === undefined ? '' : `/${value}`;
    });
  }
  return undefined;
}
