import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const canvas = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 40,
    color: vars.color.accent.fill,
  }),
);
