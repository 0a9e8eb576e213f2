import {
  createTranslator,
  type PageMeta,
  type PageName,
  type PathParams,
  type Startup,
  translateText,
  type Translator,
} from '@segno/data';
import { errorMeta } from '@segno/shell';
import type { QueryClient } from '@tanstack/react-query';
import { isRouteErrorResponse } from 'react-router';

/** The metadata of a route's page, from the data of its loader. It is the `meta` of the route's `handle`. */
export type MetaOf<Name extends PageName = PageName> = (page: {
  client: QueryClient;
  params: PathParams<Name>;
  startup: Startup;
  translator: Translator;
  /** Translates names that arrive as data, such as those of channels. */
  text: (name: string) => string;
  language: string;
}) => PageMeta | undefined;

interface Match {
  /** The parsed parameters of the path; absent until they are loaded. */
  loaderData?: unknown;
  handle?: unknown;
}

const metaOf = (handle: unknown): MetaOf | undefined =>
  typeof handle === 'object' && handle !== null && 'meta' in handle && typeof handle.meta === 'function'
    ? (handle.meta as MetaOf)
    : undefined;

/** The title of the document: the page's, then the site's. */
export const documentTitle = ({ title, siteName }: { title: string; siteName: string }) =>
  title ? `${title} - ${siteName}` : siteName;

/** The picture of a page that has none: the site's icon. */
const siteImage = '/icon-512.png';

/**
 * The meta of the deepest match that has one, with absolute addresses. `failure` is the error of the page's loader, if
 * any.
 */
export function pageMeta(
  matches: readonly Match[],
  client: QueryClient,
  startup: Startup,
  pathname: string,
  failure?: unknown,
) {
  const translator = createTranslator(startup);
  const match = matches.findLast(({ handle, loaderData }) => metaOf(handle) && loaderData);
  const meta = failure
    ? errorMeta(isRouteErrorResponse(failure) && failure.status === 404, translator)
    : match &&
      metaOf(match.handle)?.({
        client,
        // Those of this page: its loader has parsed them.
        params: match.loaderData as PathParams<PageName>,
        startup,
        translator,
        text: (name) => translateText(startup.i18n, name),
        language: startup.i18n.language,
      });
  const absolute = (path: string) => new URL(path, startup.base_url).href;
  return {
    title: '',
    ...meta,
    image: absolute(meta?.image ?? siteImage),
    url: absolute(meta?.path ?? pathname),
    siteName: startup.branding.site_name,
  };
}
