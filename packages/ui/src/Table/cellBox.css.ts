/** The shared styles of header, body and footer cells. */
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rowHeight } from './tableVars.css.ts';

/** The focus ring inside a square edge, above sticky content. */
export const ring = {
  '&:is(:focus-visible, [data-focus-visible])::after': {
    content: '',
    position: 'absolute',
    inset: 1,
    zIndex: 3,
    border: `2px solid ${vars.color.focus}`,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    pointerEvents: 'none',
  },
} satisfies StyleRule['selectors'];

export const cellBox = {
  boxSizing: 'border-box',
  blockSize: rowHeight,
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'middle',
  outline: 'none',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
} as const;

/** In a virtualized table each cell is positioned absolutely. */
export const asBox = { display: 'flex', alignItems: 'center', blockSize: '100%' } as const;
