import type { Album, Artist, Genre, Playlist, Track } from '@segno/data';
import type { PlayContext } from '../playback/PlayerState.ts';
import { albumContext, artistContext, genreContext, playlistContext, trackContext } from './contexts.ts';
import { recordOf } from './recordOf.ts';

interface Records {
  track: Track;
  album: Album;
  artist: Artist;
  playlist: Playlist;
  genre: Genre;
}

/** A record that can be played, tagged with its kind. */
export type Playable = {
  [Kind in keyof Records]: { type: Kind } & Record<Kind, Records[Kind]>;
}[keyof Records];

const contexts: { [Kind in keyof Records]: (record: Records[Kind]) => PlayContext } = {
  track: trackContext,
  album: albumContext,
  artist: artistContext,
  playlist: playlistContext,
  genre: genreContext,
};

/** The play context of a record, with its name and the address of its page. */
export const contextOf = (tagged: Playable): PlayContext =>
  // A kind and its record belong together, which the type of the table's values does not say.
  (contexts[tagged.type] as (record: Records[keyof Records]) => PlayContext)(recordOf(tagged));
