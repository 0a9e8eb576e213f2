import { demoGenres, type DemoGenre } from './genres.ts';
import { countFrames, framesToDuration } from './music/form.ts';
import { demoDurations } from './music/demoDurations.ts';
import { songs } from './music/songs.ts';

/** The parameters of one synthesised recording. The same seed always gives the same sound. */
export interface DemoRecording {
  key: string;
  genre: DemoGenre;
  seed: number;
  /** Duration of the score in milliseconds, with the silence at both ends that is trimmed from the recording. */
  scoreDuration: number;
  /** Duration of the generated recording in milliseconds: every page shows it before the recording exists. */
  duration: number;
}

/** All recordings of the demo catalogue: six a genre, 65 to 113 s long. Tracks share them. */
export const demoRecordings: readonly DemoRecording[] = demoGenres.flatMap(({ name }, genreIndex) =>
  songs[name].map((song, index) => {
    const key = `demo-${name}-${String(index + 1).padStart(2, '0')}`;
    const scoreDuration = framesToDuration(countFrames(song));
    return {
      key,
      genre: name,
      seed: genreIndex * 100 + index + 1,
      scoreDuration,
      duration: demoDurations[key] ?? scoreDuration,
    };
  }),
);
