import { artistPath, imageUrl, type ArtistDetail, type PageMeta, type Translator } from '@segno/data';
import { pageMessages } from '../messages/pages.en.ts';

export function artistMeta(artist: ArtistDetail, translator: Translator): PageMeta {
  const t = translator(pageMessages);
  return {
    title: artist.name,
    description: t('artist.description', {
      name: artist.name,
      albums: t('albumsCount', { count: artist.albums_count }),
      tracks: t('tracksCount', { count: artist.tracks_count }),
    }),
    image: imageUrl(artist.image, 1024),
    type: 'profile',
    path: artistPath(artist),
  };
}
