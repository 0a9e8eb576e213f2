import { createTranslator, type Startup, translateText } from '@segno/data';
import { type AnyPage, errorMeta } from '@segno/base';
import type { QueryClient } from '@tanstack/react-query';
import { isRouteErrorResponse } from 'react-router';
import type { seoMeta } from './seoMeta.ts';

type MetaOf = AnyPage['meta'];

interface Match {
  /** The module of the page. */
  id?: string;
  /** The parsed parameters of the path; absent until they are loaded. */
  loaderData?: unknown;
  handle?: unknown;
}

const metaOf = (handle: unknown): MetaOf | undefined =>
  typeof handle === 'object' && handle !== null && 'meta' in handle && typeof handle.meta === 'function'
    ? (handle.meta as MetaOf)
    : undefined;

/** The title of the document: the page's, then the site's. */
export const documentTitle = ({
  title,
  siteName,
  isWhole,
}: {
  title: string;
  siteName: string;
  isWhole?: true;
}) => (isWhole ? title : title ? `${title} - ${siteName}` : siteName);

/** The name of the site, after that of the workspace whose records are shown (WORKSPACE-9). */
const siteNameOf = ({ workspace, branding: { site_name: site } }: Startup) =>
  workspace.id === 0 ? site : `${workspace.name} - ${site}`;

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
  withSeo?: typeof seoMeta,
) {
  const translator = createTranslator(startup);
  const match = matches.findLast(({ handle, loaderData }) => metaOf(handle) && loaderData);
  const own = failure
    ? errorMeta(isRouteErrorResponse(failure) && failure.status === 404, translator)
    : match &&
      metaOf(match.handle)?.({
        client,
        // Those of this page: its loader has parsed them.
        params: match.loaderData,
        startup,
        translator,
        text: (name) => translateText(startup.i18n, name),
        language: startup.i18n.language,
      });
  const meta =
    own && match && withSeo && !failure
      ? {
          ...own,
          ...withSeo({
            name: match.id ?? '',
            params: match.loaderData as Readonly<Record<string, unknown>>,
            client,
            startup,
            meta: own,
          }),
        }
      : own;
  const absolute = (path: string) => new URL(path, startup.base_url).href;
  return {
    title: '',
    ...meta,
    image: absolute(meta?.image ?? siteImage),
    url: absolute(meta?.path ?? pathname),
    siteName: siteNameOf(startup),
  };
}
