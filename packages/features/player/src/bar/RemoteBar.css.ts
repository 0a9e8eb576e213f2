import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const bar = style(
  feature({
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.sm,
    blockSize: '100%',
    paddingInline: vars.space.md,
    background: vars.color.raised,
    '@media': {
      [media.phone]: { gridTemplateColumns: '44px minmax(0, 1fr) auto', paddingInline: vars.space.xs },
    },
  }),
);

export const cover = style(feature({ inlineSize: '100%' }));

export const text = style(feature({ display: 'grid', minInlineSize: 0, lineHeight: 1.3 }));

export const device = style(feature({ display: 'flex', alignItems: 'center', gap: vars.space['3xs'] }));

export const controls = style(feature({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));

export const wide = style(feature({ '@media': { [media.phone]: { display: 'none' } } }));
