import { vars } from '@segno/ui/theme';
import { direction, feature } from '@segno/ui/theme/styles';
import { keyframes, style } from '@vanilla-extract/css';

/** Fast at first and never complete, because the duration is unknown. */
const advance = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.4)' },
  '100%': { transform: 'scaleX(0.9)' },
});

export const bar = style(
  feature({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 100,
    blockSize: 3,
    background: vars.color.accent.fill,
    transformOrigin: `calc(50% - 50% * ${direction})`,
    transform: 'scaleX(0.9)',
    pointerEvents: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${advance} 8s cubic-bezier(0.1, 0.7, 0.3, 1)`,
      },
      '(forced-colors: active)': { background: 'Highlight' },
    },
  }),
);
