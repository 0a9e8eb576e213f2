import {
  albumPath,
  hasPermission,
  IdParam,
  OEmbedResponse,
  OEmbedParams,
  PlayReports,
  playlistPath,
  previewAddress,
  previewLength,
  type Track,
  trackPath,
} from '@segno/data/contract';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { findAlbum } from '../albums/store.ts';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { inTurn, type Run } from '../http/heavyWork.ts';
import { validate } from '../http/validate.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { serverTexts } from '../i18n/translations.ts';
import { admitPlays } from '../plays/admitPlays.ts';
import { describeClient } from '../plays/describeClient.ts';
import { recordPlays } from '../plays/recordPlays.ts';
import { listPlaylistTracks } from '../playlists/listTracks.ts';
import { findPlaylist } from '../playlists/store.ts';
import { readSettings } from '../settings/store.ts';
import { findTrack } from '../tracks/store.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { type Embed, type EmbedLook, embedPage } from './embedPage.ts';

export interface EmbedDeps {
  db: Database;
  /** The address that visitors use. */
  baseUrl: string;
  /** The name of the site. */
  siteName: () => Promise<string>;
}

const kinds = ['track', 'album', 'playlist'] as const;
type Kind = (typeof kinds)[number];

/** The most tracks of an embedded player. */
const mostTracks = 100;

const names = (artists: readonly { name: string }[]) => artists.map(({ name }) => name).join(', ');
const soundOf = ({ id, name, source, duration }: Pick<Track, 'id' | 'name' | 'source' | 'duration'>) => ({
  id,
  name,
  url: source.url,
  duration,
});

/** The player of a guest on a site where guests hear the beginning of each track only. */
const withPreviews = (embed: Embed): Embed => ({
  ...embed,
  tracks: embed.tracks.map((track) => ({
    ...track,
    url: previewAddress(track.url),
    duration: Math.min(track.duration, previewLength),
  })),
});

/** What an embedded player shows of a record that the viewer may see. */
async function findEmbed(
  db: Database,
  viewer: Viewer,
  { kind, id, run }: { kind: Kind; id: number; run: Run },
): Promise<Embed> {
  if (kind === 'track') {
    const track = await findTrack(db, viewer, id);
    return {
      title: track.name,
      by: names(track.artists),
      image: track.image,
      href: trackPath(track),
      tracks: [soundOf(track)],
    };
  }
  if (kind === 'album') {
    const album = await findAlbum(db, viewer, id);
    return {
      title: album.name,
      by: names(album.artists),
      image: album.image,
      href: albumPath(album),
      tracks: album.tracks.slice(0, mostTracks).map(soundOf),
    };
  }
  const playlist = await findPlaylist(db, viewer, id, run);
  const list = () => listPlaylistTracks(db, viewer, id, { perPage: mostTracks });
  const { pagination } = await (playlist.is_smart ? run(list) : list());
  return {
    title: playlist.name,
    by: playlist.owner?.name ?? '',
    image: playlist.image,
    href: playlistPath(playlist),
    tracks: pagination.data.map(({ track }) => soundOf(track)),
  };
}

const themes = ['auto', 'dark', 'light'] as const;
const sizes = ['auto', 'compact', 'full'] as const;
/** The looks of an address. What is not valid counts as not given: a frame on another site shows no errors. */
function lookOf(c: Context<AppEnv>): EmbedLook {
  const [color] = /^[0-9a-f]{6}$/i.exec(c.req.query('color')?.replace(/^#/, '') ?? '') ?? [];
  const start = Number(c.req.query('t') ?? 0);
  return {
    theme: themes.find((theme) => theme === c.req.query('theme')) ?? 'auto',
    color: color ? `#${color.toLowerCase()}` : null,
    size: sizes.find((size) => size === c.req.query('size')) ?? 'auto',
    start: Number.isInteger(start) && start > 0 && start < 86_400 ? start : 0,
  };
}

/** The height of an embedded player: one row, or with the list of tracks. */
const heights = { track: 120, album: 320, playlist: 320 };
const width = 480;

/** The kind and the id of the record at an address of the site. */
function readAddress(address: string, baseUrl: string): { kind: Kind; id: number } | null {
  const url = URL.parse(address);
  if (url?.origin !== new URL(baseUrl).origin) return null;
  const [, kind, id] = url.pathname.split('/');
  const known = kinds.find((name) => name === kind);
  const read = v.safeParse(IdParam, { id });
  return known && read.success ? { kind: known, id: read.output.id } : null;
}

/**
 * The players that pages of other sites show in a frame (EMBED-1), and the description of them by which those sites find
 * them (oEmbed 1.0). They are for everybody with `music.view`, set no cookies, and may be framed by any site.
 */
export function embedRoutes({ db, baseUrl, siteName }: EmbedDeps): Hono<AppEnv> {
  const requireMusic = (viewer: Viewer) => {
    if (!hasPermission(viewer, 'music.view')) throw notFound('There is no such page.');
  };
  const show = (kind: Kind) => async (c: Context<AppEnv>) => {
    requireMusic(c.var.viewer);
    const read = v.safeParse(IdParam, { id: c.req.param('id') });
    if (!read.success) throw notFound('There is no such page.');
    const embed = await findEmbed(db, c.var.viewer, {
      kind,
      id: read.output.id,
      run: inTurn(c, db),
    });
    const isPreview = !c.var.viewer.user && (await readSettings(db))['player.guests'] === 'preview';
    const language = c.var.language ?? 'en';
    c.set('mayBeFramed', true);
    c.header('cache-control', c.var.viewer.user ? 'private, no-store' : 'public, max-age=60');
    return c.html(
      embedPage(isPreview ? withPreviews(embed) : embed, lookOf(c), {
        site: await siteName(),
        baseUrl,
        language,
        t: serverTexts(language),
      }),
    );
  };
  return new Hono<AppEnv>()
    .get('/track/:id/:name/embed', show('track'))
    .get('/album/:id/:artist/:name/embed', show('album'))
    .get('/playlist/:id/:name/embed', show('playlist'))
    .post('/embed/plays', validate('json', PlayReports), async (c) => {
      const { viewer } = c.var;
      requireMusic(viewer);
      // The frame has no cookies on other sites, and so no token. A page of another site may not report for it.
      const site = c.req.header('sec-fetch-site');
      if (site !== undefined && site !== 'same-origin') throw notFound('There is no such page.');
      const { plays, session } = c.req.valid('json');
      const mayCount = admitPlays(c, db);
      if (!mayCount) return c.json({ counted: 0 });
      const heard = plays.map((play) => ({ ...play, source: { type: 'embed' as const, id: null } }));
      const client = describeClient(c.req.header('user-agent'));
      return c.json({ counted: await recordPlays(db, viewer, { plays: heard, session }, client, mayCount) });
    })
    .get('/oembed', async (c) => {
      requireMusic(c.var.viewer);
      const params = v.safeParse(OEmbedParams, c.req.query());
      if (!params.success)
        throw new Problem({ status: 400, code: 'invalid_address', message: 'Give the address of a page.' });
      const { url, maxwidth = width, maxheight, format } = params.output;
      if (format !== undefined && format !== 'json')
        throw new Problem({ status: 501, code: 'unknown_format', message: 'The only format is json.' });
      const target = readAddress(url, baseUrl);
      if (!target) throw notFound('There is no such page.');
      const embed = await findEmbed(db, c.var.viewer, { ...target, run: inTurn(c, db) });
      const size = {
        width: Math.min(width, maxwidth),
        height: Math.min(heights[target.kind], maxheight ?? heights[target.kind]),
      };
      const frame = `<iframe src="${escapeHtml(baseUrl + embed.href)}/embed" title="${escapeHtml(embed.title)}" width="${size.width}" height="${size.height}" frameborder="0" allow="autoplay" loading="lazy"></iframe>`;
      const response: v.InferOutput<typeof OEmbedResponse> = {
        version: '1.0',
        type: 'rich',
        title: embed.title,
        author_name: embed.by,
        provider_name: await siteName(),
        provider_url: baseUrl,
        cache_age: 3600,
        html: frame,
        ...size,
        ...(embed.image && {
          thumbnail_url: `${baseUrl}${embed.image.src}/256`,
          thumbnail_width: 256,
          thumbnail_height: 256,
        }),
      };
      c.header('access-control-allow-origin', '*');
      return c.json(response);
    });
}

/** The paths whose responses depend on the viewer. */
export const embedPaths = [
  '/track/:id/:name/embed',
  '/album/:id/:artist/:name/embed',
  '/playlist/:id/:name/embed',
  '/embed/plays',
  '/oembed',
];
