import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { surfaceText } from '../overlays/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

export const overlay = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: measures.overlayPadding,
    '@media': { [media.phone]: { alignItems: 'end', padding: 0 } },
  }),
  'Dialog-overlay',
);

const arrive = keyframes({ from: { opacity: 0, scale: '0.97' } });
const rise = keyframes({ from: { opacity: 0, translate: '0 32px' } });

/** On phones a small dialog keeps its width and its distance from the edges. */
const card = (width: number) =>
  component({
    maxInlineSize: width,
    '@media': {
      [media.phone]: { inlineSize: `calc(100% - ${2 * measures.overlayPadding}px)`, marginBlock: 'auto' },
    },
  });

/** A large one covers the whole viewport. */
const sheet = (width: number) =>
  component({
    maxInlineSize: width,
    '@media': {
      [media.phone]: {
        maxInlineSize: 'none',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        border: 'none',
        borderRadius: 0,
        animationName: rise,
      },
    },
  });

const { dialogWidth } = measures;

export const modal = recipe(
  {
    base: component({
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      maxBlockSize: '100%',
      ...surfaceText,
      background: vars.color.overlay,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.panel,
      boxShadow: vars.shadow.overlay,
      outline: 'none',
      animation: `${arrive} ${vars.motion.normal} ${vars.motion.easing}`,
    }),
    variants: {
      size: {
        '2xs': card(dialogWidth['2xs']),
        xs: card(dialogWidth.xs),
        sm: card(dialogWidth.sm),
        md: sheet(dialogWidth.md),
        lg: sheet(dialogWidth.lg),
        xl: sheet(dialogWidth.xl),
        '2xl': sheet(dialogWidth['2xl']),
        fullscreen: [sheet(dialogWidth.fullscreen), component({ blockSize: '100%' })],
      },
    },
  },
  'Dialog-modal',
);
