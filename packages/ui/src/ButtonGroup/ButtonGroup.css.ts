import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { button } from '../Button/Button.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

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
const spaced = style(component({ gap: vars.space.xs }));

export const group = recipe({
  base,
  variants: {
    variant: {
      spaced,
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

// Visually hidden elements, such as a copy button’s live region, are not part of the row.
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

// The hit target for touch is 44 px, without overlapping that of a neighbour.
const coarse = (rule: Record<string, unknown>) => component({ '@media': { [media.coarse]: rule } });

globalStyle(`${row} > ${any}`, coarse({ minInlineSize: 44 }));
globalStyle(`${row} > ${any}::after`, coarse({ insetInline: 0 }));
globalStyle(`${column} > ${any}`, coarse({ minBlockSize: measures.touchTarget }));
globalStyle(`${column} > ${any}::after`, coarse({ insetBlock: 0 }));
for (const size of ['2xs', 'xs'] as const)
  globalStyle(
    `${spaced}:has(> .${button.classNames.variants.size[size]})`,
    coarse({ gap: 44 - measures.inputHeight[size] }),
  );
