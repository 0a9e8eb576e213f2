import { albumPath, imageUrl, type AlbumDetail, type PageMeta, type Translator } from '@segno/data';
import { formattersOf } from '@segno/ui';
import { artistNames } from '@segno/music';
import { pageMessages } from '../messages/pages.en.ts';

export function albumMeta(album: AlbumDetail, translator: Translator, language: string): PageMeta {
  const t = translator(pageMessages);
  const artists = artistNames(album.artists);
  return {
    title: artists ? `${album.name} - ${artists}` : album.name,
    description: t('album.description', {
      type: t(`albumType.${album.type}`),
      artists,
      tracks: t('tracksCount', { count: album.tracks_count }),
      duration: formattersOf(language).duration(album.duration, { precision: 'minute' }),
    }),
    image: imageUrl(album.image, 1024),
    type: 'music.album',
    path: albumPath(album),
  };
}
