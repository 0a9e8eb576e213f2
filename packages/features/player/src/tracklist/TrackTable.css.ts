import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

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

export const number = style({
  '@layer': {
    [featureLayer]: {
      color: vars.color.textMuted,
      fontVariantNumeric: 'tabular-nums',
      gridArea: '1 / 1',
      selectors: {
        [`[role="row"]:is(:hover, :focus-within) &, ${playCell}[data-current] &`]: { visibility: 'hidden' },
      },
      '@media': { '(hover: none)': { visibility: 'visible' } },
    },
  },
});

export const play = style({
  '@layer': {
    [featureLayer]: {
      gridArea: '1 / 1',
      selectors: {
        [`${playCell}[data-current] &`]: { color: vars.color.accent.ink },
        [`${playCell}:not([data-current]) &`]: { opacity: 0 },
        [`[role="row"]:is(:hover, :focus-within) ${playCell} &`]: { opacity: 1 },
      },
    },
  },
});

export const title = style({
  '@layer': {
    [featureLayer]: { display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 },
  },
});

export const cover = style({ '@layer': { [featureLayer]: { flex: 'none', inlineSize: '40px' } } });

export const words = style({ '@layer': { [featureLayer]: { minInlineSize: 0 } } });

export const line = style({
  '@layer': { [featureLayer]: { display: 'flex', alignItems: 'center', gap: vars.space['2xs'] } },
});

export const name = style({
  '@layer': {
    [featureLayer]: {
      ...cut,
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
  '@layer': { [featureLayer]: { ...cut, color: vars.color.textMuted, fontSize: vars.text.small } },
});

export const quietLink = style({
  '@layer': {
    [featureLayer]: {
      ...cut,
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
