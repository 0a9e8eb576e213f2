import { albumQuery, createQueryClient } from '@segno/data';
import { sampleAlbum, sampleStartup } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { documentTitle } from './pageMeta.ts';
import { seoMeta } from './seoMeta.ts';

const client = createQueryClient({ http: { send: () => Promise.reject(new Error('none')) }, isServer: true });
client.setQueryData(albumQuery(sampleAlbum.id).queryKey, sampleAlbum);
const own = { title: 'Own', description: 'Own text', image: '/own.png' };
const startup = {
  ...sampleStartup,
  settings: {
    seo: { pages: { album: { title: '{album} | {site}' }, channel: { description: 'Hear {channel}' } } },
  },
};
const ask = (name: string, params: Record<string, unknown> = {}) =>
  seoMeta({ name, params, client, startup, meta: own });

test('APPEARANCE-5 a template replaces the whole title, and leaves what it does not name', () => {
  const meta = ask('browse/albums/albumPage', { albumId: sampleAlbum.id });
  expect(meta).toMatchObject({ description: 'Own text', image: '/own.png' });
  const siteName = sampleStartup.branding.site_name;
  expect(documentTitle({ siteName, ...meta })).toBe(`${sampleAlbum.name} | ${siteName}`);
});

test('APPEARANCE-5 a page at several paths has its template, and others keep their texts', () => {
  expect(ask('browse/channels/channelPage?1')).toEqual({ ...own, description: 'Hear Own' });
  expect(ask('browse/tags/tagPage')).toEqual(own);
  expect(ask('browse/albums/albumPage', { albumId: 999 })).toEqual(own);
});
