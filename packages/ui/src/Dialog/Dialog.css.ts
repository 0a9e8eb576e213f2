import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { surfaceText } from '../overlays/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, focusRingInside, media } from '../theme/styles.ts';

export const overlay = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: measures.overlayPadding,
    '@media': { [media.phone]: { alignItems: 'end', padding: 0 } },
  }),
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

export const modal = recipe({
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
});

export const dialog = style(
  component({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, outline: 'none' }),
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingBlock: `${vars.space.md} ${vars.space.xs}`,
    paddingInline: `${vars.space.lg} ${vars.space.md}`,
  }),
);

export const title = style(
  component({
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    fontSize: vars.text.heading,
    fontWeight: vars.weight.bold,
    lineHeight: 1.3,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const body = style(
  component({
    flex: 1,
    minBlockSize: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.lg,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    fontSize: vars.text.body,
    overflowWrap: 'anywhere',
    selectors: {
      ...focusRingInside,
      '&:last-child': { paddingBlockEnd: vars.space.lg },
    },
  }),
);

export const footer = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    paddingBlock: `${vars.space.md} calc(${vars.space.lg} + env(safe-area-inset-bottom))`,
    paddingInline: vars.space.lg,
  }),
);
