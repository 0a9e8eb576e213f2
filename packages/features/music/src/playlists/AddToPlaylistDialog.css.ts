import { vars } from '@segno/ui/theme';
import { ellipsis, feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2xs'],
    listStyle: 'none',
    padding: 0,
    margin: 0,
  }),
);

export const choice = style(
  feature({ inlineSize: '100%', justifyContent: 'flex-start', textAlign: 'start' }),
);

export const cover = style(feature({ flex: 'none', inlineSize: 32 }));

export const name = style(feature({ ...ellipsis, minInlineSize: 0 }));

export const count = style(feature({ flex: 'none' }));
