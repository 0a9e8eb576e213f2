import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, focusRingInside } from '../theme/styles.ts';

export const scrollArea = recipe({
  base: component({
    minInlineSize: 0,
    minBlockSize: 0,
    overscrollBehavior: 'contain',
    scrollbarColor: `${vars.color.hairline} transparent`,
    selectors: { ...focusRingInside },
  }),
  variants: {
    orientation: {
      vertical: component({ overflowX: 'hidden', overflowY: 'auto' }),
      horizontal: component({ overflowX: 'auto', overflowY: 'hidden' }),
      both: component({ overflow: 'auto' }),
    },
    scrollbar: {
      auto: component({ scrollbarWidth: 'auto' }),
      thin: component({ scrollbarWidth: 'thin' }),
      none: component({ scrollbarWidth: 'none' }),
    },
  },
});
