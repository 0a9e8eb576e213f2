import {
  createDice,
  type DemoCatalogue,
  type DemoPerson,
  type DemoPlaylist,
  type Dice,
  guestCountries,
  listeningWith,
  personNotes,
} from '@segno/demo';
import type { deviceClasses, playSources } from '../../plays/table.ts';

const day = 86_400_000;
/** The number of days with plays, the last of which is today. */
export const playDays = 56;

/** A play of the demo. Records are named by their numbers in the catalogue. */
export interface DemoPlay {
  track: number;
  /** Null for a guest, whose `listener` is the number of the visit. */
  person: DemoPerson | null;
  visit: number;
  source: (typeof playSources)[number];
  /** The album, artist or playlist from which it was played. */
  sourceNumber: number | null;
  device: (typeof deviceClasses)[number];
  browser: string;
  country: string;
  /** Milliseconds. */
  heard: number;
  at: Date;
}

/** What somebody plays in one sitting. */
interface Sitting {
  source: DemoPlay['source'];
  sourceNumber: number | null;
  tracks: readonly number[];
}

/** Picks items as often as their weights say. */
function weighted<T>(items: readonly T[], weightOf: (item: T) => number): (dice: Dice) => T {
  let total = 0;
  const sums = items.map((item) => (total += weightOf(item)));
  return (dice) => {
    const wanted = dice.next() * total;
    const item = items[sums.findIndex((sum) => sum > wanted)] ?? items.at(-1);
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
}

/** The plays of the eight weeks before `now`: sittings of members and of guests, more of them lately and at weekends. */
export function demoPlays(demo: DemoCatalogue, now: Date): DemoPlay[] {
  const dice = createDice('plays');
  const today = Math.floor(now.getTime() / day) * day;
  const tracksOf = new Map(
    demo.albums.map(({ number }) => [number, demo.tracks.filter(({ album }) => album === number)]),
  );
  const pickAlbum = weighted(demo.albums, ({ plays }) => Math.sqrt(plays));
  const pickPlaylist = weighted(demo.playlists, ({ plays }) => Math.sqrt(plays));
  const albumsOf = (names: readonly string[]) => {
    const numbers = new Set(
      demo.artists.filter(({ name }) => names.includes(name)).map(({ number }) => number),
    );
    return demo.albums.filter(({ artist }) => numbers.has(artist));
  };

  const ofPlaylist = ({ number, tracks }: DemoPlaylist, most: number): Sitting => ({
    source: 'playlist',
    sourceNumber: number,
    tracks: tracks.slice(0, most).map(({ track }) => track),
  });
  const ofAlbum = (number: number, most: number): Sitting => ({
    source: 'album',
    sourceNumber: number,
    tracks: (tracksOf.get(number) ?? []).slice(0, most).map((track) => track.number),
  });

  const sitDown = (own: ReturnType<typeof albumsOf>, playlists: readonly DemoPlaylist[]): Sitting => {
    const most = dice.whole(3, 11);
    const album = own.length > 0 && dice.chance(0.8) ? dice.pick(own) : pickAlbum(dice);
    const kind = dice.next();
    if (kind < 0.5) return ofAlbum(album.number, most);
    if (kind < 0.75)
      return ofPlaylist(
        playlists.length > 0 && dice.chance(0.7) ? dice.pick(playlists) : pickPlaylist(dice),
        most,
      );
    const songs = demo.albums
      .filter(({ artist }) => artist === album.artist)
      .flatMap(({ number }) => tracksOf.get(number) ?? [])
      .toSorted((a, b) => b.plays - a.plays)
      .slice(0, most)
      .map(({ number }) => number);
    if (kind < 0.9) return { source: 'artist', sourceNumber: album.artist, tracks: songs };
    return {
      source: dice.pick(['search', 'radio', 'track', 'embed'] as const),
      sourceNumber: null,
      tracks: dice.shuffle(songs).slice(0, 4),
    };
  };

  const plays: DemoPlay[] = [];
  const durations = new Map(demo.tracks.map(({ number, duration }) => [number, duration]));
  let visits = 0;
  const listen = (
    start: number,
    who: Pick<DemoPlay, 'person' | 'country'>,
    { source, sourceNumber, tracks }: Sitting,
  ) => {
    const visit = (visits += 1);
    const [device, browser] = dice.pick(listeningWith);
    let time = start;
    for (const track of tracks) {
      const duration = durations.get(track) ?? 0;
      // Most songs are heard to their end; every play is at least as long as one that counts.
      const heard = Math.round(duration * (dice.chance(0.8) ? 1 : dice.between(0.55, 0.95)));
      time += heard + dice.whole(1, 4) * 1000;
      if (time > now.getTime()) return;
      plays.push({
        ...who,
        visit,
        track,
        source,
        sourceNumber,
        device,
        browser,
        heard,
        at: new Date(time),
      });
    }
  };

  const members = Object.entries(personNotes)
    .filter(([, { artists }]) => artists.length > 0)
    .map(([person, notes]) => ({
      who: { person: person as DemoPerson, country: notes.country },
      own: albumsOf(notes.artists),
      playlists: demo.playlists.filter(({ name }) => notes.playlists.includes(name)),
    }));
  for (let ago = playDays - 1; ago >= 0; ago -= 1) {
    const midnight = today - ago * day;
    const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay());
    const hour = (from: number, to: number) => midnight + dice.between(from, to) * 3_600_000;
    const progress = 1 - ago / playDays;
    const guests = Math.round((4 + 5 * progress + (isWeekend ? 3 : 0)) * 1.25 ** dice.sway());
    for (let guest = 0; guest < guests; guest += 1)
      listen(hour(0, 24), { person: null, country: dice.pick(guestCountries) }, sitDown([], []));
    for (const { who, own, playlists } of members) {
      if (dice.chance(0.55)) listen(hour(6, 10), who, sitDown(own, playlists));
      if (dice.chance(isWeekend ? 0.7 : 0.4)) listen(hour(16, 23), who, sitDown(own, playlists));
    }
  }
  return plays.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
