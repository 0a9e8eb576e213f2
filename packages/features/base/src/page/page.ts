import { type PageMeta, type PermissionName, type Startup, type Translator } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Who is admitted to a page before anything of it is loaded. */
export type PageGuard = 'guestOnly' | 'signedIn' | 'mayRegister' | 'mayJoin' | 'mayCheckOut' | 'subscribed';

export interface PageRule {
  /** @default everybody is admitted */
  guard?: PageGuard;
  /**
   * A visitor without it does not get the page: a guest signs in first, for others there is no such page (AUTH-8,
   * ACCESS-11).
   */
  permission?: PermissionName;
  /**
   * The query parameters that the page reads. The server renders a page with only these, so that other parameters
   * neither affect it nor create another entry of the cache.
   */
  query?: readonly string[];
}

type Segment<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Segment<First> | Segment<Rest>
  : Path;
type NamesOf<Path extends string> =
  Segment<Path> extends infer Part ? (Part extends `:${infer Name}` ? Name : never) : never;
type RequiredName<Name> = Name extends `${string}?` ? never : Name;
type OptionalName<Name> = Name extends `${infer Known}?` ? Known : never;

/** The texts that a segment of a path can be, or a function that reads it as a text or a number; undefined if invalid. */
type ParamParser = readonly string[] | ((text: string) => unknown);
export type ParamParsers = Readonly<Record<string, ParamParser>>;

type Value<Parsers, Name extends string> = Name extends keyof Parsers
  ? Parsers[Name] extends (text: string) => infer Read
    ? NonNullable<Read>
    : Parsers[Name] extends readonly (infer Text)[]
      ? Text
      : string
  : string;

/** The parsed parameters of a path. Those of optional segments can be missing; one without a parser is any text. */
export type PathParams<Path extends string, Parsers> = {
  readonly [Name in RequiredName<NamesOf<Path>> & string]: Value<Parsers, Name>;
} & { readonly [Name in OptionalName<NamesOf<Path>> & string]?: Value<Parsers, Name> };

/** What the loader of a page gets. */
export interface PageVisit<Params> {
  client: QueryClient;
  startup: Startup;
  params: Params;
  /** The address of the page; absent when its data is preloaded. */
  url: URL | undefined;
}

/** What the title of a page is made from, besides the data that its loader has read. */
export interface MetaSource<Params> {
  client: QueryClient;
  params: Params;
  startup: Startup;
  translator: Translator;
  /** Translates names that arrive as data, such as those of channels. */
  text: (name: string) => string;
  language: string;
}

/**
 * What surrounds a page: `site` has the menus of the site; `work` has no menus of the site, as the page has its own
 * navigation; `whole` has only the page and the player, for a page that fills the window and has its own way back.
 */
export type PageFrame = 'site' | 'work' | 'whole';

/** A page: its address, who may open it, what it reads first, its title and its screen. */
export interface Page<Path extends string = string, Parsers = ParamParsers> {
  /** The path, with parameters as `:name` and optional ones as `:name?`. */
  path: Path;
  /** Further paths with the same parameters. */
  alsoAt?: readonly string[];
  /** The parsers of parameters. An invalid one has no page (ROUTE-1). @default any text */
  params?: Parsers;
  /** @default everybody is admitted */
  rule?: PageRule;
  /** @default 'site' */
  frame?: PageFrame;
  /** Ensures the queries of the first view. @default the page has none */
  load?: (visit: PageVisit<PathParams<Path, Parsers>>) => unknown;
  /** The title of the page, and what search engines and previews of links show. */
  meta: (source: MetaSource<PathParams<Path, Parsers>>) => PageMeta | undefined;
  /** The component, which gets the parsed parameters of the path. */
  screen: ComponentType<{ params: PathParams<Path, Parsers> }>;
}

/** The parameters of any page. */
// oxlint-disable-next-line typescript/no-explicit-any
type AnyParams = any;

/** A page with whatever parameters. */
export interface AnyPage extends Omit<Page, 'load' | 'meta' | 'screen'> {
  load?: (visit: PageVisit<AnyParams>) => unknown;
  meta: (source: MetaSource<AnyParams>) => PageMeta | undefined;
  screen: ComponentType<AnyParams>;
}

/**
 * Defines a page. Export it under the name of its file, `tagPage` of `tags/tagPage.ts`, and add its path to
 * `apps/web/src/pages.ts`.
 */
export const page = <const Path extends string, const Parsers extends ParamParsers = {}>(
  definition: Page<Path, Parsers>,
): Page<Path, Parsers> => definition;
