import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis } from '../theme/styles.ts';

export const layout = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.lg,
  }),
);

export const drawing = style(component({ flex: '1 1 200px', minInlineSize: 0 }), 'PieChart-drawing');

export const legend = style(
  component({ display: 'grid', flex: '2 1 220px', minInlineSize: 0, maxInlineSize: 480 }),
  'PieChart-legend',
);

export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    fontVariantNumeric: 'tabular-nums',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  }),
  'PieChart-item',
);

export const label = style(component({ ...ellipsis, flex: 1, minInlineSize: 0 }), 'PieChart-label');

export const value = style(component({ flex: 'none', fontWeight: vars.weight.medium }), 'PieChart-value');

export const share = style(
  component({ flex: 'none', inlineSize: '4.5em', color: vars.color.textMuted, textAlign: 'end' }),
  'PieChart-share',
);
