import type { DemoRecording } from '../recordings.ts';
import type { DemoGenre } from '../genres.ts';
import { durationToFrames, framesToSamples } from './form.ts';
import type { Score } from './score.ts';
import { songs } from './songs.ts';
import { ambient } from './styles/ambient.ts';
import { deepHouse } from './styles/deepHouse.ts';
import { dreamPop } from './styles/dreamPop.ts';
import { drumAndBass } from './styles/drumAndBass.ts';
import { dub } from './styles/dub.ts';
import { folk } from './styles/folk.ts';
import { funk } from './styles/funk.ts';
import { jazz } from './styles/jazz.ts';
import { loFi } from './styles/loFi.ts';
import { neoClassical } from './styles/neoClassical.ts';
import type { Style } from './styles/shared.ts';
import { synthwave } from './styles/synthwave.ts';
import { techno } from './styles/techno.ts';

const styles: Readonly<Record<DemoGenre, Style>> = {
  ambient,
  'lo-fi': loFi,
  'deep-house': deepHouse,
  techno,
  synthwave,
  'drum-and-bass': drumAndBass,
  dub,
  jazz,
  'neo-classical': neoClassical,
  folk,
  'dream-pop': dreamPop,
  funk,
};

/** Composes the score of a demo recording without audio. A `scoreDuration` shorter than the song gives an excerpt. */
export function composeRecording({
  genre,
  seed,
  scoreDuration,
}: Omit<DemoRecording, 'key' | 'duration'>): Score {
  const song = songs[genre][(seed - 1) % 100];
  if (!song) throw new Error(`There is no song ${seed} in ${genre}`);
  return { ...styles[genre](song, seed), samples: framesToSamples(durationToFrames(scoreDuration)) };
}
