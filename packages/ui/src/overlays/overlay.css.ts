import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component } from '../theme/styles.ts';

/** What lies above what. Floating surfaces have 100000 from react-aria. */
export const stacking = { dialog: 1000, toast: 100_001 } as const;

const surface = {
  boxSizing: 'border-box',
  background: vars.color.overlay,
  color: vars.color.text,
  border: `1px solid ${vars.color.hairline}`,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
} as const;

/** What a floating surface has at most. One that sets its own width takes the smaller of the two. */
export const floatingMaxWidth = `calc(100% - ${2 * measures.overlayPadding}px)`;

/** A surface that floats beside what opened it. */
export const floating = style(
  component({
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: vars.radius.card,
    // As wide as its words wherever it stands: near an edge it would else be squeezed, move away, and grow again.
    inlineSize: 'max-content',
    // Of the page's width, which unlike the window's leaves the scrollbar out.
    maxInlineSize: floatingMaxWidth,
    transformOrigin: 'var(--trigger-anchor-point)',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, scale ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, scale: '0.96' },
    },
  }),
);

/** The same surface on a phone: a tray at the bottom of the screen, over a dimmed page. */
export const tray = style(
  component({
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    // react-aria writes the place of a floating surface into the element itself, and again whenever it moves.
    position: 'fixed !important' as 'fixed',
    insetBlockStart: 'auto !important',
    insetBlockEnd: '0 !important',
    insetInline: '0 !important',
    maxBlockSize: 'calc(100dvh - 64px) !important',
    marginInline: 'auto',
    inlineSize: '100%',
    maxInlineSize: measures.trayMaxWidth,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockEnd: 'none',
    borderStartStartRadius: vars.radius.panel,
    borderStartEndRadius: vars.radius.panel,
    boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
    transition: `translate ${vars.motion.normal} ${vars.motion.easing}, opacity ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 24px' },
    },
  }),
);

const appear = keyframes({ from: { opacity: 0 } });

/** Dims the page under a dialog. */
export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: stacking.dialog,
    background: vars.color.scrim,
    animation: `${appear} ${vars.motion.normal} ${vars.motion.easing}`,
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&[data-exiting]': { opacity: 0 } },
  }),
);
