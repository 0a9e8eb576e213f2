import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { keyframes, style } from '@vanilla-extract/css';

/** Set inline: the dominant colour of the cover. */
export const coverColor = '--segno-player-cover';

const wide = '(min-width: 769px)';
const low = '(max-height: 560px) and (min-width: 769px)';

/** The height that the spectrum takes from the cover, while there is one. */
const spectrumSize = '--segno-player-spectrum';
/** The cover has 60 % of the height if the controls leave that much space. */
const coverSize = `clamp(200px, min(60dvb, 100dvb - 412px - var(${spectrumSize}, 0px)), 960px)`;
/** The controls have the width of the cover, or their minimum width if that is larger. */
const stageSize = `max(${coverSize}, 400px)`;

const arrive = keyframes({ from: { opacity: 0, translate: '0 24px' } });

export const surface = style(
  feature({
    boxSizing: 'border-box',
    position: 'fixed',
    inset: 0,
    // Below dialogs and menus, above the page.
    zIndex: 900,
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    color: vars.color.text,
    // The cover's colour tints the top of the screen and fades out above the text.
    background: `linear-gradient(color-mix(in srgb, var(${coverColor}) 24%, ${vars.color.background}), ${vars.color.background} 55%) ${vars.color.background}`,
    paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    outline: 'none',
    animation: `${arrive} ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: { '&:has(canvas)': { vars: { [spectrumSize]: '56px' } } },
    '@media': { [media.forcedColors]: { background: 'Canvas' } },
  }),
);

/**
 * The blurred cover behind all content. It fades out above secondary text. At full opacity, text over it has a contrast
 * of at least 4.5:1 with a cover of any colour.
 */
export const backdrop = style(
  feature({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInline: 0,
    inlineSize: '100%',
    blockSize: '75%',
    objectFit: 'cover',
    opacity: 0.35,
    filter: 'blur(48px) saturate(1.4)',
    scale: '1.15',
    // literal: a mask, of which only the opacity counts
    maskImage: 'linear-gradient(#000 35%, transparent 90%)',
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

/** At the end of the last line of controls; on a phone a line of its own. */
export const next = style(
  feature({
    position: 'absolute',
    insetBlockEnd: vars.space.lg,
    insetInlineEnd: vars.space.lg,
    blockSize: 'auto',
    maxInlineSize: 280,
    padding: vars.space.xs,
    borderRadius: vars.radius.card,
    textAlign: 'start',
    '@media': {
      // There is no space beside the controls.
      '(max-width: 1080px)': {
        // Positioned, because the button's hit target is positioned relative to it.
        position: 'relative',
        inset: 'auto',
        flex: 'none',
        inlineSize: stageSize,
        maxInlineSize: '100%',
      },
      [low]: { display: 'none' },
    },
  }),
);
export const nextCover = style(feature({ flex: 'none', inlineSize: 40 }));
export const nextText = style(feature({ display: 'grid', minInlineSize: 0 }));

export const header = style(
  feature({
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) 48px',
    alignItems: 'center',
    minBlockSize: 64,
    // A swipe down closes the player.
    touchAction: 'pan-x',
    paddingInline: vars.space.sm,
  }),
);

export const headerEnd = style(feature({ display: 'flex', justifyContent: 'flex-end', gridColumn: 3 }));

export const from = style(feature({ minInlineSize: 0, textAlign: 'center' }));
export const fromLabel = style(feature({ color: vars.color.text }));
export const fromName = style(
  feature({
    display: 'block',
    maxInlineSize: '100%',
    color: vars.color.text,
    fontSize: vars.text.body,
    fontWeight: vars.weight.bold,
  }),
);

export const body = style(
  feature({
    flex: 1,
    minBlockSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [wide]: {
        selectors: {
          [`${surface}[data-queue] &`]: {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 420px)',
            columnGap: vars.space['2xl'],
            paddingInlineEnd: vars.space['2xl'],
          },
        },
      },
    },
  }),
);

export const stage = style(
  feature({
    boxSizing: 'border-box',
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.lg,
    padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.lg}`,
    overflowY: 'auto',
    '@media': {
      [low]: { flexDirection: 'row', gap: vars.space['2xl'] },
      // On a phone the queue replaces the cover.
      '(max-width: 768px)': {
        selectors: {
          [`${surface}[data-queue] &`]: {
            order: 2,
            flex: 'none',
            paddingBlockStart: vars.space.sm,
            borderBlockStart: `1px solid ${vars.color.hairline}`,
          },
        },
      },
    },
  }),
);

export const coverFrame = style(
  feature({
    // Swipes change the track or close the player.
    touchAction: 'none',
    flex: '0 1 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    minBlockSize: 0,
    inlineSize: '100%',
    '@media': {
      [low]: { inlineSize: 'auto', gridTemplateColumns: 'auto' },
      '(max-width: 768px)': {
        flex: 1,
        selectors: { [`${surface}[data-queue] &`]: { display: 'none' } },
      },
    },
  }),
);

export const cover = style(
  feature({
    position: 'relative',
    borderRadius: vars.radius.panel,
    inlineSize: coverSize,
    maxInlineSize: '100%',
    boxShadow: vars.shadow.overlay,
    '@media': {
      [low]: { inlineSize: 'calc(100dvb - 120px)' },
      '(max-width: 768px)': { inlineSize: `clamp(140px, 100dvb - 500px - var(${spectrumSize}, 0px), 480px)` },
    },
  }),
);

export const largeCover = style(feature({ position: 'absolute', inset: 0 }));

export const controls = style(
  feature({
    flex: 'none',
    display: 'grid',
    gap: vars.space.md,
    inlineSize: stageSize,
    maxInlineSize: '100%',
    '@media': {
      '(max-width: 768px)': { inlineSize: '100%', maxInlineSize: 480 },
      [low]: { inlineSize: 400 },
    },
  }),
);

export const tools = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
  }),
);

/** A phone has buttons for the same functions. */
export const volume = style(feature({ '@media': { '(max-width: 768px)': { display: 'none' } } }));

export const toggle = style(
  feature({
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.accent.ink, background: vars.color.selected },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight' } } } },
  }),
);

export const queue = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    paddingBlockEnd: vars.space.lg,
    '@media': { '(max-width: 768px)': { order: 1, paddingBlockEnd: 0 } },
  }),
);

/** The lyrics scroll beside the cover, or above the controls of a phone. */
export const lyrics = style(
  feature({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: vars.space.md,
  }),
);
