import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';
import { rowHeight } from './tableVars.css.ts';

export const body = style(component({}));

/** The totals stay visible, as the header does. */
export const footer = style(
  component({ selectors: { 'tfoot&': { position: 'sticky', insetBlockEnd: 0, zIndex: 2 } } }),
);

/** The content of an empty table. */
export const instead = style(
  component({
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: vars.space.xl,
    textAlign: 'center',
  }),
);

export const insteadRow = style(
  component({
    display: 'grid',
    alignItems: 'center',
    gap: vars.space.lg,
    blockSize: rowHeight,
    paddingInline: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const more = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: rowHeight,
    padding: vars.space['2xs'],
    color: vars.color.textMuted,
  }),
  'TableBody-more',
);
