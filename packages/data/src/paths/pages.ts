import { searchTypes } from '../search/searchTypes.ts';
import { readId } from '../shared/readId.ts';

/**
 * The path of every page (ROUTE-1). Routes are made from this table, and paths of links are checked against it. A
 * channel may not take the first segment of another page.
 */
export const pages = {
  home: '/',
  artist: '/artist/:artistId/:artistName?',
  album: '/album/:albumId/:artistName?/:albumName?',
  track: '/track/:trackId/:trackName?',
  playlist: '/playlist/:playlistId/:playlistName?',
  tag: '/tag/:tagName/:tagTab?',
  user: '/user/:userId/:userName?/:userTab?',
  search: '/search/:searchQuery?/:searchTab?',
  libraryPlaylists: '/library/playlists',
  notifications: '/notifications',
  workspaces: '/workspaces',
  workspace: '/workspaces/:workspaceId',
  joinRegister: '/workspace/join/register',
  joinLogin: '/workspace/join/login',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/password/reset/:token',
  channelBelow: '/channel/:slugOrId/:restriction?',
  channel: '/:slugOrId/:restriction?',
} as const;
export type PageName = keyof typeof pages;

const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text);

/** The parsers of path parameters. A parameter without one is any text. */
const parameters = {
  artistId: readId,
  albumId: readId,
  trackId: readId,
  playlistId: readId,
  userId: readId,
  workspaceId: readId,
  tagTab: oneOf(['tracks', 'albums']),
  userTab: oneOf(['playlists']),
  searchTab: oneOf(searchTypes),
};

type Segment<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Segment<First> | Segment<Rest>
  : Path;
type NamesOf<Path extends string> =
  Segment<Path> extends infer Part ? (Part extends `:${infer Name}` ? Name : never) : never;
type Required<Name> = Name extends `${string}?` ? never : Name;
type Optional<Name> = Name extends `${infer Known}?` ? Known : never;

type Value<Key extends string> = Key extends keyof typeof parameters
  ? NonNullable<ReturnType<(typeof parameters)[Key]>>
  : string;

/** The parsed parameters of a page's path. Those of optional segments can be missing. */
export type PathParams<Name extends PageName> = {
  readonly [Key in Required<NamesOf<(typeof pages)[Name]>> & string]: Value<Key>;
} & { readonly [Key in Optional<NamesOf<(typeof pages)[Name]>> & string]?: Value<Key> };

/** Parses the parameters of a matched path. Returns undefined if one is invalid: then the page does not exist. */
export function readParams(
  params: Readonly<Record<string, string | undefined>>,
): Record<string, string | number> | undefined {
  const read: Record<string, string | number> = {};
  for (const [name, text] of Object.entries(params)) {
    if (text === undefined) continue;
    const value = Object.hasOwn(parameters, name) ? parameters[name as keyof typeof parameters](text) : text;
    if (value === undefined) return undefined;
    read[name] = value;
  }
  return read;
}

/** First segments of pages that are yet to come, and of addresses of the server. */
const others =
  'account-settings admin api api-docs assets auth backstage billing checkout contact dev health label lyrics media pages pricing radio secure workspace';

/** First segments that no channel may take. */
export const takenSegments: ReadonlySet<string> = new Set([
  ...others.split(' '),
  ...Object.values(pages).map((path) => path.split('/')[1] ?? ''),
]);
