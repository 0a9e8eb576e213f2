import {
  artistPath,
  customPagePath,
  hasPermission,
  IdParam,
  labelPath,
  pricingPath,
} from '@segno/data/contract';
import { asc } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { albumFilters, listAlbums } from '../albums/store.ts';
import { findArtist } from '../artists/store.ts';
import { isPublicPage } from '../customPages/policy.ts';
import { customPages } from '../customPages/table.ts';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { takeTurn } from '../http/heavyWork.ts';
import { notFound } from '../http/Problem.ts';
import { serverText } from '../i18n/translations.ts';
import { findLabel, labelFilters } from '../labels/store.ts';
import { readSettings } from '../settings/store.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { type ReleaseFeed, releaseFeed } from './releaseFeed.ts';
import { sitemapFile, sitemapIndex, sitemapKinds, standingSitemap } from './sitemap.ts';
import { llmsText, robotsText } from './texts.ts';

export interface CrawlerDeps {
  db: Database;
  /** The address that visitors use. */
  baseUrl: string;
  /** The name and the language of the site. */
  site: () => Promise<{ name: string; language: string }>;
}

/** How many releases a feed has. */
const feedLength = 50;
const day = 86_400;

/** What everybody sees: the responses are the same for all visitors. */
const asEverybody = (viewer: Viewer): Viewer => ({ ...viewer, user: null });
const hearsMusic = (viewer: Viewer) => hasPermission(asEverybody(viewer), 'music.view');

const notThere = () => notFound('There is no such page.');

/** What search engines, feed readers and language models read: sitemaps, robots.txt, llms.txt, feeds (SITE-2, SITE-3). */
export function crawlerRoutes({ db, baseUrl, site }: CrawlerDeps): Hono<AppEnv> {
  const xml = (c: Context<AppEnv>, text: string, type = 'application/xml') => {
    c.header('content-type', `${type}; charset=utf-8`);
    c.header('cache-control', 'public, max-age=600');
    return c.body(text);
  };
  const plain = (c: Context<AppEnv>, text: string) => {
    c.header('cache-control', `public, max-age=${day}`);
    return c.text(text);
  };

  /** Answers a feed of the albums that everybody sees. */
  const feed = async (c: Context<AppEnv>, read: (id: number, viewer: Viewer) => Promise<ReleaseFeed>) => {
    const params = v.safeParse(IdParam, { id: c.req.param('id') });
    if (!params.success || !hearsMusic(c.var.viewer)) throw notThere();
    const found = await read(params.output.id, asEverybody(c.var.viewer));
    return xml(c, releaseFeed(found, baseUrl, (await site()).name), 'application/atom+xml');
  };
  const newest = async (viewer: Viewer, filter: ReturnType<typeof labelFilters.albums>) =>
    (await listAlbums(db, viewer, { order: 'newest', filters: [filter], perPage: feedLength })).pagination
      .data;

  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => plain(c, robotsText(baseUrl)))
    .get('/sitemap.xml', async (c) =>
      xml(c, await sitemapIndex(db, baseUrl, { hasMusic: hearsMusic(c.var.viewer) })),
    )
    .get('/sitemaps/:file', async (c) => {
      const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(c.req.param('file')) ?? [];
      if (name === 'site' && number === '1') {
        const { 'billing.enable': sellsPlans } = await readSettings(db);
        return xml(c, standingSitemap(baseUrl, sellsPlans ? [pricingPath()] : []));
      }
      const kind = sitemapKinds.find((each) => each === name);
      if (!kind || (kind !== 'pages' && !hearsMusic(c.var.viewer))) throw notThere();
      const file = await takeTurn(c, db, () => sitemapFile(db, baseUrl, { kind, number: Number(number) }));
      if (file === null) throw notThere();
      return xml(c, file);
    })
    .get('/llms.txt', async (c) => {
      const { name, language } = await site();
      const pages = await db
        .select({
          title: customPages.title,
          slug: customPages.slug,
          description: customPages.seo_description,
        })
        .from(customPages)
        .where(isPublicPage)
        .orderBy(asc(customPages.title))
        .limit(100);
      const text = llmsText(baseUrl, {
        site: name,
        description: serverText(language, 'Music to listen to, by artists and labels.'),
        hasMusic: hearsMusic(c.var.viewer),
        pages: pages.map((page) => ({ ...page, path: customPagePath(page) })),
      });
      return plain(c, text);
    })
    .get('/artist/:id/feed.atom', (c) =>
      feed(c, async (id, viewer) => {
        const artist = await findArtist(db, viewer, id);
        const albums = await newest(viewer, albumFilters.artist(id));
        return { title: artist.name, path: artistPath(artist), own: `/artist/${id}/feed.atom`, albums };
      }),
    )
    .get('/label/:id/feed.atom', (c) =>
      feed(c, async (id, viewer) => {
        const label = await findLabel(db, id);
        const albums = await newest(viewer, labelFilters.albums(id));
        return { title: label.name, path: labelPath(label), own: `/label/${id}/feed.atom`, albums };
      }),
    );
}

/** The paths whose answers depend on what guests may see. */
export const crawlerPaths = [
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/artist/:id/feed.atom',
  '/label/:id/feed.atom',
];
