import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A short and a long input with a button. */
export const row = style(
  feature({ display: 'grid', gridTemplateColumns: '1fr 2fr auto', gap: vars.space.sm, alignItems: 'end' }),
);

/** A number with its unit. The labels end at the same height, whatever lines they have. */
export const measured = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    columnGap: vars.space.sm,
    rowGap: vars.space['2xs'],
  }),
);

/** A field in it: rows for the label, the input, the description and the error. */
export const part = style(
  feature({ display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4', alignItems: 'end' }),
);
