import { createDice } from '../catalogue/dice.ts';
import {
  demoCatalogue,
  type DemoAlbum,
  type DemoArtist,
  type DemoPlaylist,
} from '../catalogue/demoCatalogue.ts';
import { demoGenres, type DemoGenre } from '../genres.ts';
import { Canvas } from './Canvas.ts';
import { caption } from './caption.ts';
import { compositions, type CompositionName } from './compositions/index.ts';
import { families } from './families.ts';
import { layTones, palettes, type Mood, type PaletteName, type Tones } from './palettes.ts';
import { drawPlaylistCover } from './playlistCover.ts';
import { drawPortrait } from './portrait.ts';

/** Returns the SVG of a demo image, or null for an unknown key. */
export function drawDemoImage(key: string): Canvas | null {
  const [, kind, name = ''] =
    /^demo-(album|artist|background|playlist|genre)-([a-z0-9-]{1,40})$/.exec(key) ?? [];
  const { albums, artists, playlists } = demoCatalogue();
  const find = <T>(records: readonly T[]) =>
    /^[1-9]\d*$/.test(name) ? records[Number(name) - 1] : undefined;
  const draw = <T>(record: T | undefined, hand: (record: T) => Canvas) => (record ? hand(record) : null);
  switch (kind) {
    case 'album':
      return draw(find(albums), drawAlbum);
    case 'artist':
      return draw(find(artists), drawArtist);
    case 'background':
      return draw(find(artists), drawBackground);
    case 'playlist':
      return draw(find(playlists), drawPlaylist);
    case 'genre':
      return draw(demoGenres.find((genre) => genre.name === name)?.name, drawGenre);
    default:
      return null;
  }
}

function drawAlbum(album: DemoAlbum): Canvas {
  const artist = artistOf(album.artist);
  const family = families[artist.family];
  const canvas = new Canvas();
  const tones = familyTones(artist, album.place);
  const text = { title: album.name, artist: artist.name, place: album.place };
  compositions[family.composition](canvas, tones, createDice(`cover ${artist.name} ${album.name}`), text);
  if (family.caption) caption(canvas, text, tones, family.caption);
  return canvas;
}

function drawArtist(artist: DemoArtist): Canvas {
  const canvas = new Canvas();
  drawPortrait(canvas, familyTones(artist, 1), artist, createDice(`portrait ${artist.name}`));
  return canvas;
}

function drawBackground(artist: DemoArtist): Canvas {
  const canvas = new Canvas(2500, 1000);
  const { composition } = families[artist.family];
  const wide = {
    poster: 'diagonals',
    initial: 'columns',
    faces: 'arcs',
    target: 'ribbons',
    porthole: 'waves',
    slices: 'contours',
    wings: 'orbs',
    moire: 'waves',
  } as const;
  const name: CompositionName = composition in wide ? wide[composition as keyof typeof wide] : composition;
  compositions[name](canvas, familyTones(artist, 0), createDice(`background ${artist.name}`), {
    title: '',
    artist: '',
    place: artist.number,
  });
  return canvas;
}

function drawPlaylist(playlist: DemoPlaylist): Canvas {
  const canvas = new Canvas();
  drawPlaylistCover(canvas, playlist, createDice(`playlist ${playlist.name}`));
  return canvas;
}

const genreLooks: Record<DemoGenre, readonly [CompositionName, PaletteName, Mood, number]> = {
  ambient: ['orbs', 'petrol', 'dark', 0],
  'lo-fi': ['stillLife', 'mint', 3, 0],
  'deep-house': ['waves', 'plum', 2, 0],
  techno: ['lattice', 'acid', 'dark', 0],
  synthwave: ['gridSun', 'berry', 'dark', 0],
  'drum-and-bass': ['slices', 'cobalt', 2, 1],
  dub: ['target', 'saffron', 1, 2],
  jazz: ['diagonals', 'cobalt', 0, 1],
  'neo-classical': ['staves', 'clay', 3, 1],
  folk: ['stems', 'spruce', 0, 2],
  'dream-pop': ['facets', 'plum', 2, 1],
  funk: ['ribbons', 'ember', 2, 0],
};

function drawGenre(name: DemoGenre): Canvas {
  const [composition, palette, mood, turn] = genreLooks[name];
  const canvas = new Canvas();
  compositions[composition](canvas, layTones(palettes[palette], mood, turn), createDice(`genre ${name}`), {
    title: '',
    artist: '',
    place: 2,
  });
  return canvas;
}

const familyTones = (artist: DemoArtist, place: number): Tones => {
  const { palette, moods } = families[artist.family];
  return layTones(palettes[palette], moods[place % moods.length] ?? moods[0], place);
};

function artistOf(number: number): DemoArtist {
  const artist = demoCatalogue().artists[number - 1];
  if (!artist) throw new Error(`There is no demo artist ${number}.`);
  return artist;
}
