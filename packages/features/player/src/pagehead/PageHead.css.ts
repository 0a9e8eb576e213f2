import { globalStyle, style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';

export const coverSizes = '(max-width: 768px) 60vw, 232px';

const phone = '(max-width: 768px)';

export const head = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: vars.space.xl,
      '@media': {
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

export const words = style({
  '@layer': {
    [featureLayer]: { minInlineSize: 0, inlineSize: '100%', display: 'grid', gap: vars.space.xs },
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

export const details = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space['2xs'],
      color: vars.color.textMuted,
      '@media': { [phone]: { justifyContent: 'center' } },
    },
  },
});

// A dot between two of them; where the line breaks it stays behind, as a comma would.
globalStyle(`${details} > :not(:last-child)::after`, {
  '@layer': { [featureLayer]: { content: '"·" / ""', marginInlineStart: vars.space['2xs'] } },
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
