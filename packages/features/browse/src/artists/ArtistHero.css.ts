import { globalStyle, style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { media } from '@segno/ui/theme/styles';

const phone = '(max-width: 768px)';

/** The width of the page: the viewport's, minus the sidebar. */
export const wideSizes = '(max-width: 768px) 100vw, calc(100vw - 240px)';

/** The cover's colour with an opacity in per cent. */
const tintOf = (percent: number) => `color-mix(in srgb, var(--cover-tint) ${percent}%, transparent)`;

export const hero = style({
  '@layer': {
    [featureLayer]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-end',
      minBlockSize: '340px',
      borderRadius: vars.radius.panel,
      overflow: 'hidden',
      isolation: 'isolate',
      // Set here, because an inherited `color` would be computed for the page's theme.
      color: vars.color.text,
      background: `linear-gradient(var(--cover-tint), ${vars.color.background})`,
      '@media': {
        [phone]: { minBlockSize: '280px' },
        [media.forcedColors]: { background: 'Canvas' },
      },
    },
  },
});

/**
 * The picture fades into its dominant colour behind the text. The text is light in both themes and has a contrast of at
 * least 4.5:1 over a white picture too; `coverTint.test.ts` checks this.
 */
export const backdrop = style({
  '@layer': {
    [featureLayer]: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          background: `linear-gradient(transparent 12%, ${tintOf(72)} 45%, ${tintOf(92)} 75%)`,
        },
      },
    },
  },
});

globalStyle(`${backdrop} > *`, { '@layer': { [featureLayer]: { inlineSize: '100%', blockSize: '100%' } } });
globalStyle(`${backdrop} img`, {
  '@layer': { [featureLayer]: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } },
});

export const front = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: vars.space.lg,
      inlineSize: '100%',
      padding: vars.space.lg,
      '@media': {
        [phone]: {
          flexDirection: 'column',
          alignItems: 'center',
          gap: vars.space.sm,
          padding: vars.space.md,
          textAlign: 'center',
        },
      },
    },
  },
});

export const portrait = style({
  '@layer': {
    [featureLayer]: {
      flex: 'none',
      inlineSize: '128px',
      borderRadius: vars.radius.round,
      boxShadow: vars.shadow.overlay,
    },
  },
});

export const textColumn = style({
  '@layer': { [featureLayer]: { minInlineSize: 0, inlineSize: '100%', overflowWrap: 'anywhere' } },
});

/** Breaks the line before it, and inside it only when it is longer than a line. */
export const lastWord = style({
  '@layer': { [featureLayer]: { display: 'inline-block', maxInlineSize: '100%' } },
});

export const badge = style({
  '@layer': {
    [featureLayer]: {
      display: 'inline-block',
      inlineSize: '0.55em',
      blockSize: '0.55em',
      marginInlineStart: '0.2em',
      verticalAlign: 'baseline',
    },
  },
});

export const figures = style({
  '@layer': {
    [featureLayer]: {
      margin: 0,
      marginBlockStart: vars.space['2xs'],
      color: vars.color.textMuted,
      selectors: { [`${hero}[data-theme] &`]: { color: vars.color.text } },
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const actions = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.sm,
      marginBlockStart: vars.space.md,
      '@media': { [phone]: { justifyContent: 'center' } },
    },
  },
});
