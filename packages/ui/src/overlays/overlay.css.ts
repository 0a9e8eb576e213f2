import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component } from '../theme/styles.ts';

/** The z-indexes. react-aria gives popovers 100000. */
export const stacking = { dialog: 1000, toast: 100_001 } as const;

/** The text of a surface that is a child of the body: it does not inherit the page's typography. */
export const surfaceText = {
  color: vars.color.text,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  textAlign: 'start',
} as const;

const surface = {
  ...surfaceText,
  boxSizing: 'border-box',
  background: vars.color.overlay,
  border: `1px solid ${vars.color.hairline}`,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
} as const;

/** The maximum width of a popover. A popover with its own maximum uses the smaller of the two. */
export const floatingMaxWidth = `calc(100% - ${2 * measures.overlayPadding}px)`;

/** A popover beside its trigger. */
export const floating = style(
  component({
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: vars.radius.card,
    // Without an intrinsic width the popover would shrink near an edge of the viewport, move, and grow again.
    inlineSize: 'max-content',
    // Relative to the width of the page, which excludes the scrollbar; 100vw includes it.
    maxInlineSize: floatingMaxWidth,
    transformOrigin: 'var(--trigger-anchor-point)',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, scale ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, scale: '0.96' },
    },
  }),
);

/** The same overlay on phones: a tray at the bottom of the viewport, over a dimmed page. */
export const tray = style(
  component({
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    // react-aria sets the position of a popover as inline styles, and updates them whenever it moves.
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
