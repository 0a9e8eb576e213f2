import { globalStyle, style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { media, pageBleed } from '@segno/ui/theme/styles';

export const coverSizes = '(max-width: 768px) 60vw, 232px';
export const mosaicSizes = '(max-width: 768px) 30vw, 116px';

const phone = '(max-width: 768px)';

export const head = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: vars.space.xl,
      // It extends to the edges and the top of the page. The cover's colour fades into the page's background at the
      // end.
      marginBlockStart: `calc(-1 * ${vars.space.xs})`,
      marginInline: `calc(-1 * var(${pageBleed}, 0px))`,
      inlineSize: `calc(100% + 2 * var(${pageBleed}, 0px))`,
      maxInlineSize: 'none',
      padding: `${vars.space.xl} var(${pageBleed}, ${vars.space.md}) ${vars.space.lg}`,
      background: `linear-gradient(var(--cover-tint), ${vars.color.background})`,
      '@media': {
        [media.forcedColors]: { background: 'Canvas' },
        [phone]: { flexDirection: 'column', alignItems: 'center', gap: vars.space.md, textAlign: 'center' },
      },
    },
  },
});

export const cover = style({
  '@layer': {
    [featureLayer]: {
      flex: 'none',
      inlineSize: '232px',
      boxShadow: vars.shadow.overlay,
      borderRadius: vars.radius.card,
      '@media': { [phone]: { inlineSize: 'min(60vw, 280px)' } },
    },
  },
});

export const picture = style({
  '@layer': { [featureLayer]: { flex: 'none' } },
});

export const textColumn = style({
  '@layer': {
    [featureLayer]: {
      // The buttons have the space that the cover, the sidebar and the queue leave.
      containerType: 'inline-size',
      minInlineSize: 0,
      inlineSize: '100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xs,
      // Names without spaces are long in some languages.
      overflowWrap: 'anywhere',
    },
  },
});

export const kind = style({
  '@layer': {
    [featureLayer]: {
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontWeight: vars.weight.medium,
    },
  },
});

/** The width of the dot between two details in px. The dot is within the first 10. */
const dot = '14px';

export const details = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: vars.space['2xs'],
      color: vars.color.textMuted,
      // Clips the dot before the first detail of each line.
      marginInlineStart: `calc(-1 * ${dot})`,
      clipPath: 'inset(-6px -100vw -6px 10px)',
      selectors: { '[dir="rtl"] &': { clipPath: 'inset(-6px 10px -6px -100vw)' } },
      '@media': {
        [phone]: {
          justifyContent: 'center',
          columnGap: vars.space.sm,
          marginInlineStart: 0,
          clipPath: 'none',
          selectors: { '[dir="rtl"] &': { clipPath: 'none' } },
        },
      },
    },
  },
});

// The dot between two details. On a phone the lines are centred, so a dot at the start of a line could not be clipped:
// a gap is used instead.
globalStyle(`${details} > *::before`, {
  '@layer': {
    [featureLayer]: {
      content: '"·" / ""',
      display: 'inline-block',
      inlineSize: dot,
      textAlign: 'center',
      '@media': { [phone]: { content: 'none' } },
    },
  },
});

export const description = style({
  '@layer': {
    [featureLayer]: {
      maxInlineSize: '68ch',
      textWrap: 'pretty',
      '@media': { [phone]: { marginInline: 'auto' } },
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
      marginBlockStart: vars.space.xs,
      '@media': { [phone]: { justifyContent: 'center' } },
    },
  },
});

/** Two by two, clipped like one cover. */
export const mosaic = style({
  '@layer': {
    [featureLayer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      overflow: 'hidden',
      borderRadius: vars.radius.card,
    },
  },
});
