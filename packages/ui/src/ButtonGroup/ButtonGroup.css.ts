import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

const base = style(
  component({
    display: 'inline-flex',
    maxInlineSize: '100%',
    minInlineSize: 0,
    verticalAlign: 'top',
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
  }),
);
const joined = style(component({ gap: 0 }));

export const group = recipe({
  base,
  variants: {
    variant: {
      spaced: component({ gap: vars.space.xs }),
      joined,
    },
    align: {
      start: component({
        selectors: { '&[data-orientation="horizontal"]': { justifyContent: 'flex-start' } },
      }),
      end: component({ selectors: { '&[data-orientation="horizontal"]': { justifyContent: 'flex-end' } } }),
    },
  },
});

// What only speaks, such as a copy button's confirmation, is not a part of the row.
const any = ':not([role="status"])';
const first = `:nth-child(1 of ${any})`;
const last = `:nth-last-child(1 of ${any})`;
const row = `${joined}[data-orientation="horizontal"]`;
const column = `${joined}[data-orientation="vertical"]`;

globalStyle(`${base} > ${any}`, component({ flexShrink: 0 }));
globalStyle(
  `${joined} > ${any}:is(:hover, :focus-visible, [data-pressed])`,
  component({ position: 'relative', zIndex: 1 }),
);

const divide = `color-mix(in srgb, currentColor 24%, transparent)`;

globalStyle(
  `${row} > ${any}:not(${first})`,
  component({ borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartColor: divide }),
);
globalStyle(
  `${row} > ${any}:not(${last})`,
  component({ borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 }),
);
globalStyle(
  `${column} > ${any}:not(${first})`,
  component({ borderStartStartRadius: 0, borderStartEndRadius: 0, borderBlockStartColor: divide }),
);
globalStyle(
  `${column} > ${any}:not(${last})`,
  component({ borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEndWidth: 0 }),
);
