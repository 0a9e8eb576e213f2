import { globalStyle, style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';

const phone = '(max-width: 768px)';

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
      background: vars.color.raised,
      '@media': { [phone]: { minBlockSize: '280px' } },
    },
  },
});

/** The picture darkens towards the words, which are light on it in both themes: 4.5:1 even over a white picture. */
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
          // literal: over a picture, the same in both themes
          background: 'linear-gradient(#0000 12%, #0009 45%, #000000c7 75%)',
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

export const words = style({ '@layer': { [featureLayer]: { minInlineSize: 0, inlineSize: '100%' } } });

export const nameLine = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      color: vars.color.text,
      '@media': { [phone]: { justifyContent: 'center' } },
    },
  },
});

export const figures = style({
  '@layer': {
    [featureLayer]: {
      margin: 0,
      marginBlockStart: vars.space['2xs'],
      color: vars.color.textMuted,
      selectors: { '[data-theme] > * > &': { color: vars.color.text } },
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
