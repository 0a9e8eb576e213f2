import type { CompositionName } from './compositions/index.ts';
import type { Mood, PaletteName } from './palettes.ts';

/** The style that all pictures of one artist share. */
export interface Family {
  composition: CompositionName;
  palette: PaletteName;
  /** The background of each album in turn. */
  moods: readonly [Mood, ...Mood[]];
  /** Whether covers show the title and artist in small type, and where. */
  caption?: 'top' | 'bottom';
}

const family = (
  composition: CompositionName,
  palette: PaletteName,
  moods: readonly [Mood, ...Mood[]],
  caption?: Family['caption'],
): Family => ({ composition, palette, moods, ...(caption && { caption }) });

export const families = {
  fjord: family('ridges', 'fjord', ['light', 'dark', 0]),
  orbit: family('orbits', 'night', ['dark', 0, 'dark']),
  moss: family('stones', 'moss', ['light', 2, 'dark']),
  mist: family('orbs', 'coral', ['light', 'dark', 0]),
  laundromat: family('porthole', 'ice', [1, 2, 3, 0]),
  jeepney: family('blocks', 'citrus', ['dark', 'light', 0]),
  paperback: family('poster', 'paperback', ['light', 0, 2]),
  terrasse: family('stillLife', 'rosa', ['light', 2, 3]),
  lido: family('parasols', 'terracotta', ['light', 1, 'light', 2]),
  nightbus: family('city', 'dusk', ['dark', 0, 'dark']),
  protea: family('petals', 'ember', ['dark', 'light', 2, 3]),
  qamar: family('arches', 'midnight', ['dark', 2, 0]),
  boiler: family('initial', 'stone', ['light', 3, 'dark', 2]),
  lattice: family('lattice', 'cobalt', ['dark', 'light', 0, 2]),
  fourier: family('harmonics', 'acid', ['dark', 'light', 2]),
  signal: family('columns', 'mint', ['dark', 'light', 3], 'top'),
  terminal: family('gridSun', 'tangerine', ['dark', 'dark', 'dark', 'dark']),
  pelican: family('ribbons', 'candy', ['light', 3, 'dark']),
  minitel: family('halftone', 'berry', ['dark', 3, 'light']),
  turbo: family('slices', 'ember', ['light', 'dark', 2], 'bottom'),
  rook: family('diagonals', 'paperback', ['light', 'dark', 0, 2], 'bottom'),
  fathom: family('waves', 'petrol', ['light', 2, 'dark']),
  marigold: family('moire', 'tangerine', ['dark', 'light', 2, 3]),
  cathedral: family('arches', 'dusk', ['dark', 'light']),
  tamarind: family('target', 'spruce', ['dark', 2, 'light', 3]),
  harbour: family('slices', 'coral', ['dark', 'light', 0], 'top'),
  lighthouse: family('beams', 'saffron', ['dark', 'light']),
  cumbia: family('cutouts', 'flag', ['light', 'dark', 2]),
  bluebell: family('diagonals', 'cobalt', [0, 'light', 'dark', 3], 'top'),
  cubist: family('faces', 'clay', ['light', 2, 'dark']),
  lagos: family('cutouts', 'saffron', ['dark', 'light', 0, 1]),
  lamp: family('orbs', 'midnight', ['dark', 'dark']),
  orchard: family('stems', 'olive', ['light', 'dark', 2, 1]),
  score: family('staves', 'brass', ['light', 'dark', 1]),
  basalt: family('basalt', 'ice', ['light', 'dark', 1, 2]),
  ourse: family('contours', 'midnight', ['dark', 0]),
  hedgerow: family('stems', 'spruce', ['light', 2, 'dark', 0]),
  bellwether: family('horizon', 'citrus', ['light', 0, 'dark']),
  olive: family('stillLife', 'olive', ['light', 1, 2]),
  homestead: family('quilt', 'clay', ['light', 'dark', 1, 'light']),
  lagoon: family('waves', 'lagoon', ['light', 2, 1, 'dark']),
  paloma: family('arcs', 'rosa', ['light', 3, 'dark', 2]),
  glassstar: family('facets', 'candy', ['light', 'dark', 2]),
  moth: family('wings', 'dusk', ['dark', 'light']),
  arcade: family('initial', 'ember', ['light', 2, 'dark', 0]),
  calcada: family('pavement', 'citrus', ['light', 'light', 'light', 'dark']),
  kente: family('weave', 'citrus', ['dark', 'light', 3]),
  roller: family('ribbons', 'berry', ['dark', 'light', 2, 3]),
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;
