import { imageUrl, trackPath, type PageMeta, type TrackDetail, type Translator } from '@segno/data';
import { formattersOf } from '@segno/ui';
import { artistNames } from '@segno/music';
import { pageMessages } from '../messages/pages.en.ts';

export function trackMeta(track: TrackDetail, translator: Translator, language: string): PageMeta {
  const artists = artistNames(track.artists);
  return {
    title: artists ? `${track.name} - ${artists}` : track.name,
    description: translator(pageMessages)('track.description', {
      name: track.name,
      artists,
      duration: formattersOf(language).duration(track.duration, { precision: 'minute' }),
    }),
    image: imageUrl(track.image, 1024),
    type: 'music.song',
    path: trackPath(track),
  };
}
