import { imageUrl, playlistPath, type PageMeta, type Playlist, type Translator } from '@segno/data';
import { catalogueMessages } from '../messages/catalogue.en.ts';

export function playlistMeta(playlist: Playlist, translator: Translator): PageMeta {
  const t = translator(catalogueMessages);
  return {
    title: playlist.name,
    description:
      playlist.description ??
      t('playlist.description', {
        name: playlist.name,
        owner: playlist.owner.name,
        tracks: t('tracksCount', { count: playlist.tracks_count }),
      }),
    image: imageUrl(playlist.image, 1024),
    type: 'music.playlist',
    path: playlistPath(playlist),
  };
}
