import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const panel = style(
  feature({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    inlineSize: 400,
    maxInlineSize: '100%',
    maxBlockSize: 'min(560px, 80dvh)',
    '@media': { [media.phone]: { inlineSize: '100%' } },
  }),
);

export const head = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    minBlockSize: 52,
    paddingInline: vars.space.md,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const rows = style(feature({ overflowY: 'auto', padding: vars.space['2xs'] }));

export const loading = style(feature({ display: 'grid', placeItems: 'center', minBlockSize: 160 }));

export const foot = style(
  feature({
    display: 'grid',
    justifyItems: 'center',
    padding: vars.space['2xs'],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);
