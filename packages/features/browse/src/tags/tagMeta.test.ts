import { createTranslator, tagPath } from '@segno/data';
import { sampleAlbums, sampleChannel, samplePage, sampleStartup, sampleTags } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { tagMeta } from './tagMeta.ts';

const tag = sampleTags[0]!;
const translator = createTranslator(sampleStartup);

test('a tag has a description with its name, and the first picture of its page', () => {
  const image = { src: '/media/images/7', color: '#123456', alt: null };
  const album = { type: 'album' as const, album: { ...sampleAlbums[0]!, image } };
  const channel = { ...sampleChannel, sections: [], items: samplePage([album]) };
  const meta = tagMeta(tag, channel, translator);
  expect(meta).toMatchObject({ title: tag.display_name, path: tagPath(tag) });
  expect(meta.description).toContain(tag.display_name);
  expect(meta.image).toBe('/media/images/7/1024');
  expect(tagMeta(tag, undefined, translator).image).toBeUndefined();
});
