import type { FamilyName } from '../covers/families.ts';
import type { Look } from '../covers/portrait.ts';
import type { DemoGenre } from '../genres.ts';
import { demoRecordings, type DemoRecording } from '../recordings.ts';
import { ambient } from './artists/ambient.ts';
import { deepHouse } from './artists/deepHouse.ts';
import { dreamPop } from './artists/dreamPop.ts';
import { drumAndBass } from './artists/drumAndBass.ts';
import { dub } from './artists/dub.ts';
import { folk } from './artists/folk.ts';
import { funk } from './artists/funk.ts';
import { jazz } from './artists/jazz.ts';
import { loFi } from './artists/loFi.ts';
import { neoClassical } from './artists/neoClassical.ts';
import { synthwave } from './artists/synthwave.ts';
import { techno } from './artists/techno.ts';
import { createDice, type Dice } from './dice.ts';
import type { ArtistNotes, ReleaseNotes } from './notes.ts';
import { playlistNotes, type DemoUser, type PlaylistNotes } from './playlists.ts';
import { tagsOfGenre, type DemoTag } from './tags.ts';

// Records of the demo reference each other by `number`, counted from 1 within each kind.

export interface DemoArtist {
  number: number;
  imageKey: string;
  backgroundKey: string;
  name: string;
  lineup: ArtistNotes['lineup'];
  /** Known features of their appearance. */
  looks: readonly Look[];
  family: FamilyName;
  country: string;
  genres: readonly [DemoGenre, ...DemoGenre[]];
  /** Paragraphs without markup. */
  bio: readonly string[];
  links: { label: string; url: string }[];
  verified: boolean;
  plays: number;
  followers: number;
  /** Numbers of artists, most similar first. */
  similar: number[];
  createdAt: Date;
}

export interface DemoAlbum {
  number: number;
  imageKey: string;
  artist: number;
  /** The index among the albums of its artist, from 0, oldest first. */
  place: number;
  name: string;
  type: 'album' | 'ep' | 'single';
  releaseDate: string;
  /** Without markup. */
  description: string;
  label: string | null;
  genres: readonly DemoGenre[];
  tags: readonly DemoTag[];
  plays: number;
  likes: number;
  createdAt: Date;
}

interface DemoCredit {
  artist: number;
  role: 'primary' | 'featured' | 'remixer';
}

interface DemoTrack {
  /** Its position in the whole catalogue. */
  number: number;
  album: number;
  /** Its position on the album, from 1. */
  place: number;
  name: string;
  credits: readonly DemoCredit[];
  recordingKey: string;
  duration: number;
  genres: readonly DemoGenre[];
  tags: readonly DemoTag[];
  isExplicit: boolean;
  plays: number;
  likes: number;
  reposts: number;
  releaseDate: string;
  createdAt: Date;
}

export interface DemoPlaylist {
  number: number;
  imageKey: string;
  name: string;
  description: string;
  owner: DemoUser;
  genres: readonly DemoGenre[];
  tracks: readonly { track: number; addedAt: Date }[];
  plays: number;
  followers: number;
  createdAt: Date;
}

/** The records of the demo for an empty database. */
export interface DemoCatalogue {
  artists: readonly DemoArtist[];
  albums: readonly DemoAlbum[];
  tracks: readonly DemoTrack[];
  playlists: readonly DemoPlaylist[];
  labels: readonly string[];
}

const notes: readonly ArtistNotes[] = [
  ambient,
  loFi,
  deepHouse,
  techno,
  synthwave,
  drumAndBass,
  dub,
  jazz,
  neoClassical,
  folk,
  dreamPop,
  funk,
].flat();

let made: DemoCatalogue | undefined;

/** The demo catalogue. It is generated on first use and always the same. */
export const demoCatalogue = (): DemoCatalogue => (made ??= createDemoCatalogue());

/** Generates the demo catalogue. */
export function createDemoCatalogue(): DemoCatalogue {
  const albums: DemoAlbum[] = [];
  const tracks: DemoTrack[] = [];
  const artists = notes.map((artist, index): DemoArtist => {
    const number = index + 1;
    const dice = createDice(`artist ${artist.name}`);
    const releases = artist.releases.toSorted((a, b) => a.date.localeCompare(b.date));
    const own = releases.map((release, place) =>
      createAlbum(release, place, artist, number, albums.length + place + 1, tracks),
    );
    albums.push(...own);
    const plays = sum(own.map((album) => album.plays));
    return {
      number,
      imageKey: `demo-artist-${number}`,
      backgroundKey: `demo-background-${number}`,
      name: artist.name,
      lineup: artist.lineup,
      looks: artist.looks ?? [],
      family: artist.family,
      country: artist.country,
      genres: artist.genres,
      bio: artist.bio,
      links: createLinks(artist, dice),
      verified: artist.fame >= 6 || dice.chance(0.35),
      plays,
      followers: Math.round(plays / dice.between(58, 120)),
      similar: findSimilar(number),
      createdAt: new Date(`${releases[0]?.date ?? '2020-01-01'}T09:00:00.000Z`),
    };
  });
  return {
    artists,
    albums,
    tracks,
    playlists: playlistNotes.map((playlist, index) => createPlaylist(playlist, index + 1, tracks)),
    labels: [...new Set(notes.map(({ label }) => label).filter((label) => label !== null))].toSorted(),
  };
}

/** The approximate plays of an artist with this fame. Each step nearly doubles them. */
const playsOfFame = (fame: number) => 42_000 * 1.95 ** fame;

/** Generates one album and adds its tracks to `tracks`. */
function createAlbum(
  release: ReleaseNotes,
  place: number,
  artist: ArtistNotes,
  artistNumber: number,
  number: number,
  tracks: DemoTrack[],
): DemoAlbum {
  const dice = createDice(`album ${artist.name} ${release.name}`);
  const count = release.tracks.length;
  const type = count <= 3 ? 'single' : count <= 6 ? 'ep' : 'album';
  const [home, second] = artist.genres;
  const genres = second && dice.chance(0.55) ? [home, second] : [home];
  const tags = dice.shuffle(tagsOfGenre[home]).slice(0, dice.whole(2, 3));
  const createdAt = new Date(`${release.date}T00:00:00.000Z`);
  const success = { album: 1, ep: 0.45, single: 0.6 }[type] * 2 ** dice.sway();
  const share = (playsOfFame(artist.fame) * success) / artist.releases.length;
  const recordings = dealRecordings(home, second && genres.length > 1 ? second : home, count, dice);
  const own = release.tracks.map((name, index): DemoTrack => {
    const position = index === 0 ? 1.5 : 1 / (1 + index * 0.16);
    const plays = Math.round(((share * position) / (1.5 + count * 0.52)) * 1.9 ** dice.sway());
    const likes = Math.round(plays * dice.between(0.012, 0.036));
    const recording = recordings[index];
    if (!recording) throw new Error(`There is no recording for ${name}.`);
    return {
      number: tracks.length + index + 1,
      album: number,
      place: index + 1,
      name,
      credits: [{ artist: artistNumber, role: 'primary' }, ...findGuests(name, type, artistNumber, dice)],
      recordingKey: recording.key,
      duration: recording.duration,
      genres: [recording.genre],
      tags: [...new Set([...tags.slice(0, 2), dice.pick(tagsOfGenre[recording.genre])])],
      isExplicit: dice.chance(0.016),
      plays,
      likes,
      reposts: Math.round(likes * dice.between(0.01, 0.05)),
      releaseDate: release.date,
      createdAt,
    };
  });
  tracks.push(...own);
  const plays = sum(own.map((track) => track.plays));
  return {
    number,
    imageKey: `demo-album-${number}`,
    artist: artistNumber,
    place,
    name: release.name,
    type,
    releaseDate: release.date,
    description: release.about,
    label: artist.label,
    genres,
    tags,
    plays,
    likes: Math.round(plays * dice.between(0.003, 0.009)),
    createdAt,
  };
}

/** Assigns recordings, mostly of `home` and sometimes of `second`. Neighbours never have the same recording. */
function dealRecordings(home: DemoGenre, second: DemoGenre, count: number, dice: Dice): DemoRecording[] {
  const stacks = new Map<DemoGenre, DemoRecording[]>();
  const dealt: DemoRecording[] = [];
  while (dealt.length < count) {
    const genre = dealt.length > 0 && dice.chance(0.2) ? second : home;
    let stack = stacks.get(genre) ?? [];
    if (stack.length === 0)
      stack = dice.shuffle(demoRecordings.filter((recording) => recording.genre === genre));
    const at = stack.findIndex(({ key }) => key !== dealt.at(-1)?.key);
    const [recording] = stack.splice(Math.max(0, at), 1);
    if (!recording) throw new Error(`There are no recordings of ${genre}.`);
    stacks.set(genre, stack);
    dealt.push(recording);
  }
  return dealt;
}

/** Additional artists of a track: the remixer in the title, or sometimes a similar artist as a guest. */
function findGuests(title: string, type: DemoAlbum['type'], artist: number, dice: Dice): DemoCredit[] {
  const remixer = notes.findIndex(({ name }) => title.includes(`(${name} `));
  if (remixer >= 0) return [{ artist: remixer + 1, role: 'remixer' }];
  if (type === 'single' || !dice.chance(0.075)) return [];
  return [{ artist: dice.pick(findSimilar(artist).slice(0, 5)), role: 'featured' }];
}

/** The artists most similar to one, by shared genres and similar fame. */
function findSimilar(number: number): number[] {
  const self = notes[number - 1];
  if (!self) return [];
  const distance = (other: ArtistNotes) =>
    sum(
      self.genres.map((genre, rank) => {
        const place = (other.genres as readonly string[]).indexOf(genre);
        return place < 0 ? 6 : (rank + place) * 2;
      }),
    ) +
    Math.abs(self.fame - other.fame) / 4;
  return notes
    .map((other, index) => ({ number: index + 1, distance: distance(other) }))
    .filter((other) => other.number !== number)
    .toSorted((a, b) => a.distance - b.distance || a.number - b.number)
    .slice(0, 8)
    .map((other) => other.number);
}

const linkLabels = ['Shop', 'Newsletter', 'Tour dates', 'Sheet music', 'Photographs'];

function createLinks({ family, label }: ArtistNotes, dice: Dice): DemoArtist['links'] {
  const home = `https://${family}.example.com`;
  const more = dice.shuffle(linkLabels).slice(0, dice.whole(0, 2));
  return [
    { label: 'Website', url: `${home}/` },
    ...more.map((name) => ({ label: name, url: `${home}/${name.toLowerCase().replace(' ', '-')}` })),
    ...(label
      ? [{ label, url: `https://${label.toLowerCase().replace(/[^a-z]+/g, '-')}.example.org/` }]
      : []),
  ];
}

/** Chooses tracks: popular ones more often, at most three of an artist, never two of an artist in a row. */
function createPlaylist(playlist: PlaylistNotes, number: number, tracks: readonly DemoTrack[]): DemoPlaylist {
  const dice = createDice(`playlist ${playlist.name}`);
  const isWanted = (track: DemoTrack) => track.genres.some((genre) => playlist.genres.includes(genre));
  const fits = (track: DemoTrack) => track.tags.some((tag) => playlist.tags?.includes(tag) ?? true);
  const latest = playlist.name.startsWith('New');
  const ranked = tracks
    .filter((track) => isWanted(track) && (!latest || track.releaseDate >= '2025-06-01'))
    .map((track) => ({ track, rank: Math.log(track.plays) + dice.sway() * 1.6 + (fits(track) ? 3 : 0) }))
    .toSorted((a, b) => b.rank - a.rank || a.track.number - b.track.number);
  const most = Math.max(3, Math.ceil(playlist.size / (playlist.genres.length * 3)));
  const perArtist = new Map<number, number>();
  const chosen: DemoTrack[] = [];
  for (const { track } of ranked) {
    const artist = track.credits[0]?.artist ?? 0;
    const times = perArtist.get(artist) ?? 0;
    if (times >= most || chosen.length >= playlist.size) continue;
    perArtist.set(artist, times + 1);
    chosen.push(track);
  }
  const start = Date.UTC(dice.whole(2021, 2025), dice.whole(0, 11), dice.whole(1, 28), dice.whole(6, 20));
  const end = Date.UTC(2026, 9, dice.whole(3, 28));
  const order = spread(dice.shuffle(chosen));
  const plays = Math.round(playsOfFame(playlist.fame) * 0.2 * 1.8 ** dice.sway());
  return {
    number,
    imageKey: `demo-playlist-${number}`,
    name: playlist.name,
    description: playlist.description,
    owner: playlist.owner,
    genres: playlist.genres,
    tracks: order.map((track, index) => ({
      track: track.number,
      addedAt: new Date(
        Math.max(track.createdAt.getTime(), start + ((end - start) * index) / Math.max(1, order.length - 1)),
      ),
    })),
    plays,
    followers: Math.round(plays / dice.between(22, 48)),
    createdAt: new Date(start),
  };
}

/** Reorders tracks so that, where possible, no two tracks of an artist follow each other. */
function spread(tracks: readonly DemoTrack[]): DemoTrack[] {
  const left = [...tracks];
  const order: DemoTrack[] = [];
  while (left.length > 0) {
    const at = left.findIndex((track) => track.credits[0]?.artist !== order.at(-1)?.credits[0]?.artist);
    order.push(...left.splice(Math.max(0, at), 1));
  }
  return order;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
