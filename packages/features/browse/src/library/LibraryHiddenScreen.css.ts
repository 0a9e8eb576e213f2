import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(
  feature({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' }),
);
