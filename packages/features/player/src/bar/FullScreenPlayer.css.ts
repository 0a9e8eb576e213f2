import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { coverBackdrop } from './coverBackdrop.ts';

/** Set inline: the tint of the cover, on which all text and controls have enough contrast. */
export const coverColor = '--segno-player-cover';

const wide = '(min-width: 769px)';
const low = '(max-height: 560px) and (min-width: 769px)';

/** The height that the spectrum takes from the cover, while there is one. */
const spectrumSize = '--segno-player-spectrum';
const coverSize = '--segno-player-cover-size';
/** The cover has 60 % of the height if the controls leave that much space. */
const wideCover = `clamp(200px, min(60dvb, 100dvb - 412px - var(${spectrumSize}, 0px)), 960px)`;
const phoneCover = `clamp(140px, 100dvb - 500px - var(${spectrumSize}, 0px), 480px)`;
/** The controls have the width of the cover, or their minimum width if that is larger. */
const stageSize = `max(${wideCover}, 400px)`;

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
    background: `linear-gradient(var(${coverColor}), ${vars.color.background} 65%) ${vars.color.background}`,
    paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    outline: 'none',
    animation: `${arrive} ${vars.motion.normal} ${vars.motion.easing}`,
    vars: { [coverSize]: wideCover },
    selectors: { '&:has(canvas)': { vars: { [spectrumSize]: '56px' } } },
    '@media': {
      '(max-width: 768px)': { vars: { [coverSize]: phoneCover } },
      [media.forcedColors]: { background: 'Canvas' },
    },
  }),
);

/** A blur is not opaque at the edge of its box, which is this far outside. */
const edge = '48px';
const belowHeader = `${edge} + env(safe-area-inset-top, 0px) + 64px`;

/** The blurred cover behind the header and the cover. Where other content is that high, the tint is alone. */
export const backdrop = style(
  feature({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: `calc(-1 * ${edge})`,
    insetInlineStart: `calc(-1 * ${edge})`,
    inlineSize: `calc(100% + 2 * ${edge})`,
    maxInlineSize: 'none',
    blockSize: `calc(${belowHeader} + ${vars.space.xs} + var(${coverSize}))`,
    objectFit: 'cover',
    opacity: coverBackdrop.cover,
    filter: 'blur(48px) saturate(1.4)',
    // literal: a mask, of which only the opacity counts
    maskImage: `linear-gradient(rgb(0 0 0 / ${coverBackdrop.header / coverBackdrop.cover}) calc(${belowHeader}), #000 calc(${belowHeader} + var(${coverSize}) / 2), transparent)`,
    pointerEvents: 'none',
    selectors: { [`${surface}[data-queue] &`]: { display: 'none' } },
    '@media': {
      // The controls are beside the cover, or scroll.
      '(max-height: 700px)': { display: 'none' },
      [media.forcedColors]: { display: 'none' },
    },
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
    inlineSize: `var(${coverSize})`,
    maxInlineSize: '100%',
    boxShadow: vars.shadow.overlay,
    '@media': {
      [low]: { inlineSize: 'calc(100dvb - 120px)' },
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

// The queue and the lyrics of a phone leave no space for the spectrum.
globalStyle(
  `${surface}[data-queue] canvas`,
  feature({ '@media': { '(max-width: 768px)': { display: 'none' } } }),
);
