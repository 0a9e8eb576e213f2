/** Sticky cells, under which other cells scroll. */
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { direction } from '../theme/styles.ts';
import { stuckAt } from '../collections/stuckColumns.ts';
import { surface, tint } from './tableVars.css.ts';

/** A sticky column. In a virtualized table the wrappers of the cells are sticky. */
export const stuckAside = {
  ':is(td, th)&:has(> [data-stuck])': { position: 'sticky', zIndex: 1 },
  ':is(td, th)&:has(> [data-stuck="start"])': { insetInlineStart: `var(${stuckAt}, 0px)` },
  ':is(td, th)&:has(> [data-stuck="end"])': { insetInlineEnd: `var(${stuckAt}, 0px)` },
} satisfies StyleRule['selectors'];

/** The background is opaque and the same as that of the row. */
export const cover = { background: `linear-gradient(${tint}, ${tint}), ${surface}` };

/** The edge under which the other columns scroll. */
const edge = (side: 'start' | 'end') => {
  const sign = side === 'start' ? 1 : -1;
  return {
    // literal: a shadow
    boxShadow: `inset calc(${-sign}px * ${direction}) 0 ${vars.color.hairline}, calc(${6 * sign}px * ${direction}) 0 8px -6px rgb(0 0 0 / 0.2)`,
  };
};

const forcedLine = '1px solid CanvasText';

export const edges = {
  '[data-scrolled] &:has(> [data-stuck="start"][data-edge])': edge('start'),
  '[data-more] &:has(> [data-stuck="end"][data-edge])': edge('end'),
} satisfies StyleRule['selectors'];

export const forcedEdges = {
  '[data-scrolled] &:has(> [data-stuck="start"][data-edge])': { borderInlineEnd: forcedLine },
  '[data-more] &:has(> [data-stuck="end"][data-edge])': { borderInlineStart: forcedLine },
} satisfies StyleRule['selectors'];
