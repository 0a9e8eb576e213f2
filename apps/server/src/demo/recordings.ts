import { demoGenres, type DemoGenre } from './genres.ts';
import { countFrames, framesToDuration } from './music/form.ts';
import { songs } from './music/songs.ts';

/** The parameters of one synthesised recording. The same seed always gives the same sound. */
export interface DemoRecording {
  key: string;
  genre: DemoGenre;
  seed: number;
  /** Duration in milliseconds, with the silence at both ends that is trimmed when the recording is generated. */
  duration: number;
}

/** All recordings of the demo catalogue: six a genre, 62 to 142 s long. Tracks share them. */
export const demoRecordings: readonly DemoRecording[] = demoGenres.flatMap(({ name }, genreIndex) =>
  songs[name].map((song, index) => ({
    key: `demo-${name}-${String(index + 1).padStart(2, '0')}`,
    genre: name,
    seed: genreIndex * 100 + index + 1,
    duration: framesToDuration(countFrames(song)),
  })),
);
