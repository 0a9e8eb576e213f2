import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { keyframes, style } from '@vanilla-extract/css';

const dance = keyframes({
  '0%, 100%': { transform: 'scaleY(0.3)' },
  '30%': { transform: 'scaleY(1)' },
  '55%': { transform: 'scaleY(0.5)' },
  '75%': { transform: 'scaleY(0.85)' },
});

export const bars = style(
  feature({ display: 'inline-flex', alignItems: 'flex-end', gap: 2, inlineSize: 14, blockSize: 14 }),
);

/** The heights of the bars without motion. */
const rest = [0.55, 1, 0.75];
/** While paused they are lower, and uneven: three equal dots would look like an ellipsis. */
const paused = [0.35, 0.7, 0.5];

export const bar = style(
  feature({
    flex: 1,
    blockSize: '100%',
    borderRadius: 1,
    background: 'currentColor',
    transformOrigin: 'bottom',
    transform: `scaleY(${paused[0]})`,
    selectors: {
      '&:nth-child(2)': { transform: `scaleY(${paused[1]})` },
      '&:nth-child(3)': { transform: `scaleY(${paused[2]})` },
      [`${bars}[data-playing] > &`]: {
        transform: `scaleY(${rest[0]})`,
        animation: `${dance} ${vars.motion.loop} ease-in-out infinite`,
      },
      [`${bars}[data-playing] > &:nth-child(2)`]: {
        transform: `scaleY(${rest[1]})`,
        animationDelay: '-500ms',
        animationDuration: `calc(${vars.motion.loop} * 0.8)`,
      },
      [`${bars}[data-playing] > &:nth-child(3)`]: {
        transform: `scaleY(${rest[2]})`,
        animationDelay: '-900ms',
        animationDuration: `calc(${vars.motion.loop} * 0.9)`,
      },
      ':root[data-motion="reduced"] &&': { animation: 'none' },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&&&': { animation: 'none' } } },
      [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
    },
  }),
);
