import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis } from '../theme/styles.ts';

export const stat = style(
  component({ display: 'grid', gap: vars.space['2xs'], margin: 0, minInlineSize: 0 }),
);

export const label = style(
  component({ ...ellipsis, color: vars.color.textMuted, fontSize: vars.text.body }),
  'Stat-label',
);

export const value = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: vars.space.xs,
    margin: 0,
    fontSize: vars.text.title,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
  }),
  'Stat-value',
);

export const change = style(
  component({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 2,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  }),
  'Stat-change',
);

export const arrow = style(component({ alignSelf: 'center' }));

export const tone = styleVariants(
  {
    good: vars.color.positive.ink,
    bad: vars.color.danger.ink,
    neutral: vars.color.textMuted,
  },
  (color) => component({ color }),
);

export const description = style(
  component({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.small }),
  'Stat-description',
);
