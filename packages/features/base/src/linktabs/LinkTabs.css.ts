import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { pageBleed } from '@segno/ui/theme/styles';
import { measures } from '@segno/ui/theme/measures';

const bleed = `var(${pageBleed}, 4px)`;

export const tabs = style({
  '@layer': {
    [featureLayer]: {
      display: 'flex',
      gap: vars.space.xs,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // It scrolls to the edges of the page and has space for the focus ring.
      padding: `4px ${bleed}`,
      margin: `-4px calc(${bleed} * -1)`,
      scrollPaddingInline: bleed,
    },
  },
});

export const tab = style({
  '@layer': {
    [featureLayer]: {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: measures.inputHeight.sm,
      paddingInline: vars.space.md,
      borderRadius: vars.radius.round,
      background: vars.color.neutral.fill,
      color: vars.color.neutral.text,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      selectors: {
        '&:hover': { background: vars.color.neutral.hover },
        '&[aria-current="page"]': { background: vars.color.text, color: vars.color.background },
        '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
      '@media': {
        '(pointer: coarse)': { minBlockSize: measures.touchTarget },
        '(forced-colors: active)': {
          border: '1px solid ButtonText',
          selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } },
        },
      },
    },
  },
});
