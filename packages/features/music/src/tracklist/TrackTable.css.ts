import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { ellipsis, media } from '@segno/ui/theme/styles';

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

/** On touch screens a tap on the row plays it; its menu has the links. */
const links = { '@media': { [media.coarse]: { pointerEvents: 'none' } } } as const;

export const name = style({
  '@layer': {
    [featureLayer]: {
      ...ellipsis,
      ...links,
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      selectors: {
        '&:hover': { textDecoration: 'underline' },
        '[data-current] &': { color: vars.color.accent.ink },
      },
    },
  },
});

export const artists = style({
  '@layer': { [featureLayer]: { ...ellipsis, color: vars.color.textMuted, fontSize: vars.text.small } },
});

export const quietLink = style({
  '@layer': {
    [featureLayer]: {
      ...ellipsis,
      ...links,
      display: 'block',
      color: vars.color.textMuted,
      textDecoration: 'none',
      selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
    },
  },
});

export const figure = style({
  '@layer': { [featureLayer]: { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' } },
});
