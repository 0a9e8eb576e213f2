import { type PageName, pageRules } from '@segno/data';
import { withGuard } from './guards.ts';
import { type PageModule, routeParts } from './routeParts.ts';

/** Every page with a file of its own in `routes`, but home, which is in the code of the first visit. */
export type LaterPage = Exclude<PageName, 'home' | 'channelBelow'>;

const modules: { [Name in LaterPage]: () => Promise<PageModule<Name>> } = {
  artist: () => import('./routes/artist.ts'),
  album: () => import('./routes/album.ts'),
  track: () => import('./routes/track.ts'),
  playlist: () => import('./routes/playlist.ts'),
  tag: () => import('./routes/tag.ts'),
  user: () => import('./routes/user.ts'),
  search: () => import('./routes/search.ts'),
  libraryPlaylists: () => import('./routes/libraryPlaylists.ts'),
  notifications: () => import('./routes/notifications.ts'),
  workspaces: () => import('./routes/workspaces.ts'),
  workspace: () => import('./routes/workspace.ts'),
  joinRegister: () => import('./routes/joinRegister.ts'),
  joinLogin: () => import('./routes/joinLogin.ts'),
  login: () => import('./routes/login.ts'),
  register: () => import('./routes/register.ts'),
  forgotPassword: () => import('./routes/forgotPassword.ts'),
  resetPassword: () => import('./routes/resetPassword.ts'),
  channel: () => import('./routes/channel.ts'),
};

/** Loads the code of a page. The rule of the page in `pageRules` is checked before its loader runs. */
export async function loadPage<Name extends LaterPage>(name: Name) {
  const parts = routeParts(await modules[name]());
  const { guard, permission } = pageRules[name];
  if (guard === undefined && permission === undefined) return parts;
  return { ...parts, loader: withGuard(name, parts.loader) };
}

/** Loads the only page of a person whose account is restricted. */
export const loadRestrictedPage = async () => routeParts(await import('./routes/restricted.ts'));
