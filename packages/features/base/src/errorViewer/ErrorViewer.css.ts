import { featureLayer, vars } from '@segno/ui/theme';
import { measures } from '@segno/ui/theme/measures';
import { ellipsis, feature, focusRingInside, media } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const exception = style(
  feature({ fontFamily: vars.font.mono, fontSize: vars.text.small, color: vars.color.danger.ink }),
);

export const message = style(feature({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }));

export const parts = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 5fr)',
    gap: vars.space.md,
    alignItems: 'start',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const frames = style(feature({ display: 'grid', gap: vars.space['3xs'] }));

export const frame = style(
  feature({
    display: 'grid',
    justifyContent: 'stretch',
    inlineSize: '100%',
    minBlockSize: measures.touchTarget,
    blockSize: 'auto',
    padding: `${vars.space['2xs']} ${vars.space.sm}`,
    textAlign: 'start',
    whiteSpace: 'normal',
    selectors: {
      ...focusRingInside,
      '&[aria-current]': { background: vars.color.selected },
    },
  }),
);

export const file = style(feature({ ...ellipsis, fontWeight: vars.weight.medium }));

export const place = style(
  feature({
    ...ellipsis,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontFamily: vars.font.mono,
  }),
);

export const code = style(
  feature({
    paddingBlock: vars.space.sm,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.color.background,
    fontFamily: vars.font.mono,
    fontSize: vars.text.small,
    lineHeight: 1.6,
    tabSize: 2,
  }),
);

export const lines = style(
  feature({ inlineSize: 'max-content', minInlineSize: '100%', margin: 0, font: 'inherit' }),
);

const row = {
  display: 'grid',
  gridTemplateColumns: '4em 1fr',
  gap: vars.space.sm,
  paddingInline: vars.space.sm,
  whiteSpace: 'pre',
  color: 'inherit',
} as const;

export const line = style(feature({ ...row, background: 'none' }));

export const failingLine = style(
  feature({
    ...row,
    background: `color-mix(in srgb, ${vars.color.danger.fill} 18%, transparent)`,
    boxShadow: `inset 3px 0 ${vars.color.danger.fill}`,
    '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
  }),
);

export const number = style(feature({ color: vars.color.textMuted, textAlign: 'end', userSelect: 'none' }));

// The button centres its content.
globalStyle(`${frame} > span`, {
  '@layer': { [featureLayer]: { flex: 1, minInlineSize: 0, justifyContent: 'flex-start' } },
});
