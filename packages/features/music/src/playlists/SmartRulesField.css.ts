import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const rule = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) auto',
    alignItems: 'start',
    gap: vars.space.sm,
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    },
  }),
);

/** On phones the value is below the field and the operator. */
export const value = style(
  feature({
    minInlineSize: 0,
    '@media': { [media.phone]: { gridColumn: '1 / 3', gridRow: 2 } },
  }),
);

export const pair = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.xs }),
);

export const group = style(
  feature({
    display: 'grid',
    gap: vars.space.sm,
    margin: 0,
    padding: vars.space.md,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
  }),
);

export const tracks = style(
  feature({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);
