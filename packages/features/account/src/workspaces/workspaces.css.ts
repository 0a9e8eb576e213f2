import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(feature({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.sm,
    paddingBlock: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

export const text = style(
  feature({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space['2xs'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { [media.phone]: { gridColumn: 2 } },
  }),
);

export const form = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px auto',
    alignItems: 'end',
    gap: vars.space.sm,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const role = style(
  feature({
    inlineSize: 140,
    // Narrower before the buttons beside it get a line of their own.
    '@media': { [media.phone]: { flex: '1 1 96px', minInlineSize: 0, maxInlineSize: 140 } },
  }),
);
