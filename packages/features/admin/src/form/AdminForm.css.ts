import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A short and a long input with a button. */
export const row = style(
  feature({ display: 'grid', gridTemplateColumns: '1fr 2fr auto', gap: vars.space.sm, alignItems: 'end' }),
);

/** A number with its unit. */
export const measured = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    gap: vars.space.sm,
    alignItems: 'start',
  }),
);
