import type { Composition } from './Composition.ts';
import {
  arcs,
  basalt,
  blocks,
  columns,
  diagonals,
  facets,
  parasols,
  porthole,
  quilt,
  slices,
  target,
  weave,
} from './geometry.ts';
import { arches, beams, city, gridSun, horizon, ridges, waves } from './landscapes.ts';
import { initial, poster } from './letters.ts';
import { contours, halftone, harmonics, lattice, moire, orbits, pavement, ribbons, staves } from './lines.ts';
import { cutouts, faces, orbs, petals, stems, stillLife, stones, wings } from './paper.ts';

/** Every composition, by name. */
export const compositions = {
  arches,
  arcs,
  basalt,
  beams,
  blocks,
  city,
  columns,
  contours,
  cutouts,
  diagonals,
  faces,
  facets,
  gridSun,
  halftone,
  harmonics,
  horizon,
  initial,
  lattice,
  moire,
  orbits,
  orbs,
  parasols,
  pavement,
  petals,
  porthole,
  poster,
  quilt,
  ribbons,
  ridges,
  slices,
  staves,
  stems,
  stillLife,
  stones,
  target,
  waves,
  weave,
  wings,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
export type { Composition, CoverText } from './Composition.ts';
