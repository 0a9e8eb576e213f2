import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(
  feature({ display: 'grid', gap: vars.space['2xs'], listStyle: 'none', padding: 0, margin: 0 }),
);

export const choice = style(feature({ inlineSize: '100%', justifyContent: 'flex-start' }));

export const cover = style(feature({ inlineSize: 32 }));
