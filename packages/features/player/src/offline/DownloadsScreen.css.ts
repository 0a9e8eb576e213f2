import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(feature({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.md,
    paddingBlock: vars.space.xs,
  }),
);

export const cover = style(feature({ inlineSize: '100%' }));

export const texts = style(feature({ display: 'grid', minInlineSize: 0 }));
