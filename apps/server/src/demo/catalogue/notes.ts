import type { FamilyName } from '../covers/families.ts';
import type { Look } from '../covers/portrait.ts';
import type { DemoGenre } from '../genres.ts';

/** What is written by hand about one release; the rest follows from it. */
export interface ReleaseNotes {
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
  about: string;
  tracks: readonly string[];
}

/** What is written by hand about one artist. */
export interface ArtistNotes {
  name: string;
  /** One person, two, or more: it decides how they are pictured. */
  lineup: 'solo' | 'duo' | 'band';
  /** How its people look, from the front one back; chance decides on the rest. */
  looks?: readonly Look[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The first is what they mostly play. */
  genres: readonly [DemoGenre, ...DemoGenre[]];
  /** 1, known to friends, to 10, known to everyone. */
  fame: number;
  label: string | null;
  family: FamilyName;
  /** One paragraph an item. */
  bio: readonly string[];
  releases: readonly ReleaseNotes[];
}

/** Notes on one release; its tracks are divided by bars. */
export const release = (date: string, name: string, about: string, tracks: string): ReleaseNotes => ({
  date,
  name,
  about,
  tracks: tracks.split('|').map((title) => title.trim()),
});
