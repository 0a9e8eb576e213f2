import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const list = style(component({ display: 'grid', gap: vars.space.sm, margin: 0, minInlineSize: 0 }));

const gaps = { columnGap: vars.space.md, rowGap: vars.space['3xs'] };

export const item = styleVariants({
  // The value is below its term where it has less than 12rem beside it.
  columns: component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    ...gaps,
  }),
  stacked: component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...gaps }),
});

export const term = style(
  component({ minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
  'DescriptionList-term',
);

export const value = style(
  component({ minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' }),
  'DescriptionList-value',
);
