import { imageUrl, playlistPath, type PageMeta, type Playlist, type Translator } from '@segno/data';
import { pageMessages } from '../messages/pages.en.ts';

export function playlistMeta(playlist: Playlist, translator: Translator): PageMeta {
  const t = translator(pageMessages);
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
