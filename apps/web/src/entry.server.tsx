import './styles.ts';
import {
  createHttpClient,
  createQueryClient,
  createStartupStore,
  dehydrateQueries,
  directionOf,
  readSetting,
  restrictionOf,
  type Startup,
} from '@segno/data';
import { readRecentCount, readHasSearched } from '@segno/music';
import {
  createThemeStore,
  documentTheme,
  headerActionsId,
  readSidebarState,
  readThemeChoice,
} from '@segno/shell';
import { LocaleProvider } from '@segno/ui/LocaleProvider';
import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { App } from './App.tsx';
import {
  documentEnd,
  documentStart,
  inlinedStyles,
  type Manifest,
  pageAssets,
  type StyleTexts,
} from './document.ts';
import { queryClientContext, startupContext } from './contexts.ts';
import { partsOf } from './firstViewParts.ts';
import { pageMeta } from './pageMeta.ts';
import { renderText } from './renderText.ts';
import { pageRoutes } from './pageRoutes.ts';
import { homeId, restrictedRoutes, routesWith } from './routes.tsx';
import { pageData } from './pageData.ts';
import { seoMeta } from './seoMeta.ts';
import { withoutPictureLinks } from './withoutPictureLinks.ts';

export interface RenderInput {
  /** The visitor's request. */
  request: Request;
  /** Calls the backend with the visitor's cookies. */
  fetch: typeof globalThis.fetch;
  startup: Startup;
  manifest: Manifest;
  /** The text of every style file of the build, by its address; a file without one is linked. */
  styles: StyleTexts;
  /** The font faces of these files that have to be fetched. */
  fonts: string;
  /** Called with errors of optional parts of the page. */
  onError: (error: unknown) => void;
}

/** A page or a redirect as one text, and the texts of its inline styles, for its content policy. */
export interface Rendered {
  status: number;
  headers: Headers;
  body: string;
  inlined: readonly string[];
}

export { matchPage } from './matchPage.ts';

/** The text of the inline script of every page, for its content policy. */
export { earlyPressesScript as inlineScript } from './earlyPresses.ts';

const entryKey = 'src/entry.client.tsx';
const pageRoutesKey = 'src/pageRoutes.ts';

/** The pages of the matched routes, by the modules that define them. */
const pagesOf = (ids: readonly string[]): string[] =>
  ids.filter((id) => id.includes('/')).map((id) => id.replace(/\?.*/, ''));

/** The source files of pages, by their names in the manifest of the build. */
function filesOf(pages: readonly string[]): string[] {
  const files = pages.map((name) => `../../packages/features/${name.replace('/', '/src/')}.ts`);
  return pages.every((name) => name === homeId) ? files : [pageRoutesKey, ...files];
}

const handlers = {
  all: createStaticHandler(routesWith(pageRoutes)),
  restricted: createStaticHandler(restrictedRoutes),
};

/** The handler of the routes that a visitor can reach. */
const handlerFor = (startup: Startup) => (restrictionOf(startup) ? handlers.restricted : handlers.all);

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

const documentOf = ({ request, startup }: Pick<RenderInput, 'request' | 'startup'>) => {
  const language = startup.i18n.language;
  const cookies = request.headers.get('cookie') ?? '';
  const choice = readThemeChoice(cookies);
  return {
    language,
    direction: directionOf(language),
    theme: documentTheme(choice, startup.themes),
    favicon: startup.branding.favicon,
    sidebar: readSidebarState(cookies),
    recent: readRecentCount(cookies),
    searched: readHasSearched(cookies),
    choice,
  };
};

/**
 * Renders the first view of an address: the same routes and loaders as in the browser, as HTML, with the
 * startup object, the query cache and the router's state in it. Rejects when the frame cannot be rendered.
 */
export async function render({
  request,
  fetch,
  startup,
  manifest,
  styles,
  fonts,
  onError,
}: RenderInput): Promise<Rendered> {
  const url = new URL(request.url);
  const queryClient = createQueryClient({
    http: createHttpClient({ fetch, baseUrl: url.origin, workspaceId: () => startup.workspace.id }),
    isServer: true,
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(queryClientContext, queryClient);
  requestContext.set(startupContext, startup);
  const { dataRoutes, query } = handlerFor(startup);
  const context = await query(new Request(url, { signal: request.signal }), { requestContext });
  if (context instanceof Response) {
    return { status: context.status, headers: context.headers, body: '', inlined: [] };
  }

  const failure = Object.values(context.errors ?? {})[0];
  if (failure && !isRouteErrorResponse(failure)) throw failure;
  const { choice, ...page } = documentOf({ request, startup });
  const matches = context.matches.map(({ route }) => ({
    id: route.id,
    loaderData: context.loaderData[route.id] as unknown,
    handle: route.handle as unknown,
  }));
  const own = pageMeta(matches, queryClient, startup, url.pathname, failure, seoMeta);
  // Only search engines read it, which get pages from the server.
  const meta = {
    ...own,
    description: own.description ?? readSetting(startup.settings, 'branding.description') ?? undefined,
  };
  const pages = pagesOf(context.matches.map(({ route }) => route.id));
  const assets = pageAssets(manifest, entryKey, [...filesOf(pages), ...partsOf(pages, startup)]);
  const markup = await renderText(
    <StrictMode>
      <LocaleProvider locale={startup.i18n.locale ?? page.language}>
        <App store={createStartupStore(startup)} queryClient={queryClient} theme={createThemeStore(choice)}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </LocaleProvider>
    </StrictMode>,
    { signal: request.signal, onError },
  );
  const state = {
    ...startup,
    queries: dehydrateQueries(queryClient),
    router: { loaderData: context.loaderData, errors: plainErrors(context.errors) },
  };
  const start = documentStart({
    ...page,
    meta,
    ...(failure || meta.isHidden
      ? {}
      : pageData({ name: pages.at(-1) ?? '', matches, client: queryClient, startup, meta })),
    assets,
    styles,
    fonts,
    // Some pages have no header: a browser would wait for it until the end of the document.
    firstPaintAfter: markup.includes(` id="${headerActionsId}"`) ? headerActionsId : undefined,
  });
  return {
    status: context.statusCode,
    headers: new Headers(htmlHeaders),
    body: start + withoutPictureLinks(markup) + documentEnd(state, assets, page.theme),
    inlined: inlinedStyles(assets, styles, fonts, page.theme),
  };
}

/** The document with an empty `#root`, for when a render failed: the browser renders the page. */
export function renderShell({
  request,
  startup,
  manifest,
  styles,
  fonts,
}: Pick<RenderInput, 'request' | 'startup' | 'manifest' | 'styles' | 'fonts'>): Rendered {
  const assets = pageAssets(manifest, entryKey, []);
  const { choice: _, ...page } = documentOf({ request, startup });
  // The origin is that of the configured base address: the request's Host could be forged.
  const url = startup.base_url + new URL(request.url).pathname;
  const meta = { title: '', url, siteName: startup.branding.site_name };
  return {
    status: 200,
    headers: new Headers(htmlHeaders),
    body: documentStart({ ...page, meta, assets, styles, fonts }) + documentEnd(startup, assets, page.theme),
    inlined: inlinedStyles(assets, styles, fonts, page.theme),
  };
}

/** Route errors as data; the browser's router recognises them by their shape. */
const plainErrors = (errors: Record<string, unknown> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, internal: false, data: null }
        : null,
    ]),
  );
