import type { Composition } from './Composition.ts';
import * as geometry from './geometry.ts';
import * as landscapes from './landscapes.ts';
import * as letters from './letters.ts';
import * as lines from './lines.ts';
import * as paper from './paper.ts';

/** Every way in which a cover can be composed, by name. */
export const compositions = { ...landscapes, ...geometry, ...lines, ...paper, ...letters } satisfies Record<
  string,
  Composition
>;

export type CompositionName = keyof typeof compositions;
export type { Composition, Words } from './Composition.ts';
