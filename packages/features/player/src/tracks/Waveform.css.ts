import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';

export const waveform = style({
  '@layer': { [featureLayer]: { display: 'block', inlineSize: '100%', blockSize: '64px' } },
});

export const bar = style({ '@layer': { [featureLayer]: { fill: vars.color.neutral.pressed } } });

export const played = style({
  '@layer': {
    [featureLayer]: {
      fill: vars.color.accent.fill,
      '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
    },
  },
});
