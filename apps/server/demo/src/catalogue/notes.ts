import type { FamilyName } from '../covers/families.ts';
import type { Look } from '../covers/portrait.ts';
import type { DemoGenre } from '../genres.ts';

/** The handwritten data of one release. The rest is generated. */
export interface ReleaseNotes {
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
  about: string;
  tracks: readonly string[];
}

/** The handwritten data of one artist. */
export interface ArtistNotes {
  name: string;
  /** One person, two, or more. The portrait depends on it. */
  lineup: 'solo' | 'duo' | 'band';
  /** The appearance of its members, from front to back. Other features are random. */
  looks?: readonly Look[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The main genre comes first. */
  genres: readonly [DemoGenre, ...DemoGenre[]];
  /** From 1 (unknown) to 10 (famous). */
  fame: number;
  label: string | null;
  family: FamilyName;
  /** One item for each paragraph. */
  bio: readonly string[];
  releases: readonly ReleaseNotes[];
}

/** The data of one release. `|` separates its tracks. */
export const release = (date: string, name: string, about: string, tracks: string): ReleaseNotes => ({
  date,
  name,
  about,
  tracks: tracks.split('|').map((title) => title.trim()),
});
