import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { media } from '@segno/ui/theme/styles';

export { albumLink, artists, trackLink } from '../rows/row.css.ts';

export const playCell = style({
  '@layer': {
    [featureLayer]: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '100%',
      blockSize: '100%',
    },
  },
});

/** The row is hovered or has keyboard focus. On touch screens neither happens: a tap on the row plays it. */
const focusedRow = '[role="row"]:is(:focus-visible, :has(:focus-visible))';
const hoveredRow = '[role="row"]:is(:hover, :focus-within)';

const hidden = { visibility: 'hidden' } as const;

export const number = style({
  '@layer': {
    [featureLayer]: {
      color: vars.color.textMuted,
      fontVariantNumeric: 'tabular-nums',
      gridArea: '1 / 1',
      selectors: { [`${focusedRow} &`]: hidden },
      '@media': { [media.hover]: { selectors: { [`${hoveredRow} &`]: hidden } } },
    },
  },
});

/** Replaces the number in the row of the current track. */
export const playing = style([
  number,
  { '@layer': { [featureLayer]: { display: 'grid', color: vars.color.accent.ink } } },
]);

export const play = style({
  '@layer': {
    [featureLayer]: {
      gridArea: '1 / 1',
      opacity: 0,
      selectors: {
        [`${playCell}[data-current] &`]: { color: vars.color.accent.ink },
        [`${focusedRow} &`]: { opacity: 1 },
      },
      '@media': { [media.hover]: { selectors: { [`${hoveredRow} &`]: { opacity: 1 } } } },
    },
  },
});

export const title = style({
  '@layer': {
    [featureLayer]: { display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 },
  },
});

export const cover = style({ '@layer': { [featureLayer]: { flex: 'none', inlineSize: '40px' } } });

export const textColumn = style({ '@layer': { [featureLayer]: { minInlineSize: 0 } } });

export const line = style({
  '@layer': { [featureLayer]: { display: 'flex', alignItems: 'center', gap: vars.space['2xs'] } },
});

export const figure = style({
  '@layer': { [featureLayer]: { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' } },
});
