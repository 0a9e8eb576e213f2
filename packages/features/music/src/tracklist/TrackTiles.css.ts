import { globalStyle, style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { ellipsis, media } from '@segno/ui/theme/styles';

export const list = style({
  '@layer': {
    [featureLayer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      columnGap: vars.space.lg,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      selectors: { '&[data-columns="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const tile = style({
  '@layer': {
    [featureLayer]: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: vars.space.sm,
      minBlockSize: '64px',
      paddingInline: vars.space.xs,
      marginInline: `calc(-1 * ${vars.space.xs})`,
      borderRadius: vars.radius.card,
      selectors: {
        '&:hover': { background: vars.color.hover },
        '&:focus-within': { background: vars.color.selected },
      },
    },
  },
});

export const cover = style({
  '@layer': { [featureLayer]: { position: 'relative', inlineSize: '48px', blockSize: '48px' } },
});

export const play = style({
  '@layer': {
    [featureLayer]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      minBlockSize: 0,
      minInlineSize: 0,
      // literal: over a picture, the same in both themes
      color: '#fff',
      borderRadius: vars.radius.control,
      selectors: {
        // literal: over a picture, the same in both themes
        '&[data-pressed], &:focus-visible': { color: '#fff', background: '#000000a6' },
        [`${tile}[data-current] &`]: { opacity: 0 },
        [`${tile}[data-current] &:focus-visible`]: { opacity: 1 },
      },
      '@media': {
        [media.hover]: {
          opacity: 0,
          // literal: over a picture, the same in both themes
          background: '#00000080',
          selectors: {
            // literal: over a picture, the same in both themes
            '&:hover': { color: '#fff', background: '#000000a6' },
            [`${tile}:hover &&, &:focus-visible`]: { opacity: 1 },
          },
        },
      },
    },
  },
});

// On touch screens the button is always visible, but smaller, so that the cover is visible.
globalStyle(`${play} svg`, {
  '@layer': {
    [featureLayer]: {
      '@media': {
        '(hover: none)': {
          boxSizing: 'border-box',
          inlineSize: '28px',
          blockSize: '28px',
          padding: '6px',
          borderRadius: vars.radius.round,
          // literal: over a picture, the same in both themes
          background: '#0000008c',
        },
      },
    },
  },
});

/** Covers the picture of the current track. On hover the pause button replaces it. */
export const playing = style({
  '@layer': {
    [featureLayer]: {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      // literal: over a picture, the same in both themes
      color: '#fff',
      // literal: over a picture, the same in both themes
      background: '#0000008c',
      borderRadius: vars.radius.control,
      pointerEvents: 'none',
      selectors: { [`${play}:focus-visible + &`]: { visibility: 'hidden' } },
      '@media': {
        [media.hover]: { selectors: { [`${tile}:hover &`]: { visibility: 'hidden' } } },
      },
    },
  },
});

/** The height of a link, and the extra height of its touch target on the side without another line. */
const lineSize = '24px';
const extraHeight = '20px';

export const textColumn = style({ '@layer': { [featureLayer]: { minInlineSize: 0 } } });

export const line = style({
  '@layer': {
    [featureLayer]: { display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 },
  },
});

export const name = style({
  '@layer': {
    [featureLayer]: {
      ...ellipsis,
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      lineHeight: lineSize,
      textDecoration: 'none',
      '@media': { [media.coarse]: { paddingBlockStart: extraHeight } },
      selectors: {
        '&:hover': { textDecoration: 'underline' },
        [`${tile}[data-current] &`]: { color: vars.color.accent.ink },
      },
    },
  },
});

export const artists = style({
  '@layer': {
    [featureLayer]: {
      ...ellipsis,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      lineHeight: lineSize,
      '@media': { [media.coarse]: { paddingBlockEnd: extraHeight } },
    },
  },
});

globalStyle(`${line} > svg`, {
  '@layer': { [featureLayer]: { '@media': { [media.coarse]: { marginBlockStart: extraHeight } } } },
});

// The hit target of a link in a line of text is its text only. Its height is extended to that of the line, which clips
// the rest.
globalStyle(`${artists} a`, { '@layer': { [featureLayer]: { position: 'relative' } } });
globalStyle(`${artists} a::after`, {
  '@layer': { [featureLayer]: { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-24px' } },
});

export const duration = style({
  '@layer': {
    [featureLayer]: {
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
