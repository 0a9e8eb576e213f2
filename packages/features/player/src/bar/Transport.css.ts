import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

export const transport = styleVariants({
  sm: [feature({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space['2xs'] })],
  lg: [
    feature({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.xs }),
  ],
});

/** An active mode has the accent colour and, because colour alone is not sufficient, a dot. */
export const mode = style(
  feature({
    position: 'relative',
    color: vars.color.textMuted,
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      '&[aria-pressed="true"]': { color: vars.color.accent.ink },
      '&[aria-pressed="true"]::before': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 3,
        insetInlineStart: 'calc(50% - 2px)',
        inlineSize: 4,
        blockSize: 4,
        borderRadius: vars.radius.round,
        background: 'currentColor',
        '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    },
  }),
);

const turn = keyframes({ to: { rotate: '360deg' } });
const arrive = keyframes({ from: { opacity: 0 } });

export const playFrame = style(
  feature({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    marginInline: vars.space['2xs'],
    selectors: {
      // The spinner appears after a delay, so that a short wait shows none.
      '&[data-loading]::after': {
        content: '',
        position: 'absolute',
        inset: -4,
        border: `2px solid ${vars.color.accent.ink}`,
        borderBlockStartColor: 'transparent',
        borderRadius: vars.radius.round,
        pointerEvents: 'none',
        animation: `${turn} 900ms linear infinite, ${arrive} 200ms 400ms backwards`,
        '@media': {
          [media.reducedMotion]: { animation: `${arrive} 1ms 400ms backwards`, borderStyle: 'dashed' },
        },
      },
      ':root[data-motion="reduced"] &[data-loading]::after': { animation: 'none', borderStyle: 'dashed' },
    },
  }),
);
