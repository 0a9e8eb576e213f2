import { createTranslator } from '@segno/data';
import {
  sampleAlbums,
  sampleChannel,
  sampleGenreChannel,
  samplePage,
  sampleStartup,
} from '@segno/data/samples';
import { expect, test } from 'vitest';
import { channelMeta } from './channelMeta.ts';

const translator = createTranslator(sampleStartup);
const siteName = 'Segno';
const image = { src: '/media/images/7', color: '#123456', alt: null };
const withPicture = samplePage([{ type: 'album' as const, album: { ...sampleAlbums[0]!, image } }]);

test('home has no title of its own, and the description of the site', () => {
  const channel = { ...sampleChannel, description: null, seo: { title: null, description: null } };
  expect(channelMeta(channel, translator, { isHome: true, siteName })).toMatchObject({
    title: '',
    description: 'Listen to albums, artists and playlists on Segno.',
    path: '/',
  });
});

test('a genre has a description with its name, and the path of the genre', () => {
  const meta = channelMeta(sampleGenreChannel, translator, { siteName });
  const { name, display_name } = sampleGenreChannel.restriction!;
  expect(meta.title).toBe(display_name);
  expect(meta.description).toContain(display_name);
  expect(meta.path).toBe(`/genre/${name}`);
});

test('the picture is the first one on the page', () => {
  const meta = channelMeta({ ...sampleChannel, sections: [], items: withPicture }, translator, {
    siteName,
  });
  expect(meta.image).toMatch(/^\/media\/images\/7\/1024$/);
});
