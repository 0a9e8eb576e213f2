import { vars } from '@segno/ui/theme';
import { feature, focusRingInside } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const panel = style(
  feature({
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    background: vars.color.raised,
    color: vars.color.text,
    selectors: focusRingInside,
  }),
);
