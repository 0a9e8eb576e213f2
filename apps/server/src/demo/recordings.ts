import { demoGenres, type DemoGenre } from './genres.ts';
import { countFrames, framesToDuration } from './music/form.ts';
import { songs } from './music/songs.ts';

/** The recipe of one synthesised recording. The same seed always makes the same sound. */
export interface DemoRecording {
  key: string;
  genre: DemoGenre;
  seed: number;
  /** Length of the sound with the silence at its ends, which is cut when it is made, in milliseconds. */
  duration: number;
}

/** All recordings of the demo catalogue: six a genre, 62 to 142 s long, shared among its tracks. */
export const demoRecordings: readonly DemoRecording[] = demoGenres.flatMap(({ name }, genreIndex) =>
  songs[name].map((song, index) => ({
    key: `demo-${name}-${String(index + 1).padStart(2, '0')}`,
    genre: name,
    seed: genreIndex * 100 + index + 1,
    duration: framesToDuration(countFrames(song)),
  })),
);
