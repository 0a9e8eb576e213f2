import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const table = style(component({ inlineSize: '100%', fontVariantNumeric: 'tabular-nums' }));

export const head = style(
  component({
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  }),
);

export const row = style(component({ verticalAlign: 'middle' }), 'CountryChart-row');

export const country = style(
  component({ inlineSize: '100%', paddingBlock: vars.space['2xs'], overflowWrap: 'anywhere' }),
  'CountryChart-country',
);

export const track = style(component({ display: 'block', marginBlockStart: 2 }), 'CountryChart-track');

export const value = style(
  component({
    paddingInline: vars.space.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
  'CountryChart-value',
);

export const share = style(
  component({
    minInlineSize: '4em',
    paddingInlineStart: vars.space.xs,
    color: vars.color.textMuted,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
  'CountryChart-share',
);

export const more = style(component({ alignSelf: 'flex-start' }));
