import { vars } from '@segno/ui/theme';
import { ellipsis, feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The address with its button, which wraps below it where there is no room. */
export const link = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    alignItems: 'end',
    gap: vars.space.xs,
  }),
);

export const people = style(
  feature({ display: 'grid', gap: vars.space['2xs'], margin: 0, padding: 0, listStyle: 'none' }),
);

export const person = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.sm,
  }),
);

export const name = style(feature(ellipsis));
