import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';

export const list = style({
  '@layer': {
    [featureLayer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      columnGap: vars.space.lg,
      margin: 0,
      padding: 0,
      listStyle: 'none',
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
        '&:hover, &:focus-within': { background: vars.color.hover },
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
      color: '#fff',
      background: '#00000080',
      borderRadius: vars.radius.control,
      selectors: {
        '&:hover, &[data-hovered], &[data-pressed]': { color: '#fff', background: '#000000a6' },
      },
      '@media': {
        '(hover: hover)': {
          opacity: 0,
          selectors: {
            [`${tile}:hover &, ${tile}[data-current] &, &:focus-visible, &[data-focus-visible]`]: {
              opacity: 1,
            },
          },
        },
      },
    },
  },
});

export const words = style({ '@layer': { [featureLayer]: { minInlineSize: 0 } } });

export const line = style({
  '@layer': {
    [featureLayer]: { display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 },
  },
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({
  '@layer': {
    [featureLayer]: {
      ...cut,
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      selectors: {
        '&:hover': { textDecoration: 'underline' },
        [`${tile}[data-current] &`]: { color: vars.color.accent.ink },
      },
    },
  },
});

export const artists = style({
  '@layer': { [featureLayer]: { ...cut, color: vars.color.textMuted, fontSize: vars.text.small } },
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
