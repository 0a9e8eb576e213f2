import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, focusRingInside } from '../theme/styles.ts';
import { rowHeight, surface } from './tableVars.css.ts';

export const frame = recipe({
  base: component({
    position: 'relative',
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    background: surface,
    scrollPaddingBlock: rowHeight,
  }),
  variants: {
    variant: {
      plain: component({ vars: { [surface]: vars.color.background } }),
      card: component({
        vars: { [surface]: vars.color.raised },
        border: `1px solid ${vars.color.hairline}`,
        borderRadius: vars.radius.card,
      }),
    },
    density: {
      compact: component({ vars: { [rowHeight]: '36px' } }),
      regular: component({ vars: { [rowHeight]: '48px' } }),
      relaxed: component({ vars: { [rowHeight]: '60px' } }),
    },
  },
});

/** Receives pointer and focus events; `display: contents`. */
export const ears = style(component({ display: 'contents' }));

export const table = style(
  component({
    minInlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.text.body,
    color: vars.color.text,
    outline: 'none',
    selectors: {
      // Without rows the table itself is focused.
      ...focusRingInside,
      'div&': { display: 'block' },
      // Columns keep their widths. Browsers would otherwise distribute the remaining space among them.
      '[data-fixed] > table&': { minInlineSize: 0 },
      '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent.fill}` },
    },
  }),
  'Table-table',
);
