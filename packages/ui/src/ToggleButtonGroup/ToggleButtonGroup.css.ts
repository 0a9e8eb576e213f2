import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

const joined = style(component({ gap: 0 }));
const segmented = style(
  component({
    gap: 2,
    padding: 2,
    background: vars.color.neutral.fill,
    borderRadius: vars.radius.control,
    '@media': { [media.forcedColors]: { outline: '1px solid ButtonBorder' } },
  }),
);

const spaced = style(component({ flexWrap: 'wrap', gap: vars.space.xs }));

const fullWidth = style(component({ display: 'flex', inlineSize: '100%' }));

const height = (size: keyof typeof measures.inputHeight) =>
  component({
    selectors: {
      [`${segmented}&[data-orientation="horizontal"]`]: { blockSize: measures.inputHeight[size] },
    },
    // The gap makes room for touch targets of 44 px.
    '@media': {
      [media.coarse]: {
        selectors: {
          [`${spaced}&`]: { gap: `max(${vars.space.xs}, ${44 - measures.inputHeight[size]}px)` },
        },
      },
    },
  });

export const group = recipe({
  base: component({
    boxSizing: 'border-box',
    display: 'inline-flex',
    maxInlineSize: '100%',
    minInlineSize: 0,
    verticalAlign: 'top',
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
  }),
  variants: {
    variant: {
      segmented,
      joined,
      spaced,
    },
    size: {
      '2xs': height('2xs'),
      xs: height('xs'),
      sm: height('sm'),
      md: height('md'),
      lg: height('lg'),
      xl: height('xl'),
    },
    isFullWidth: { true: fullWidth },
  },
});

const row = `${joined}[data-orientation="horizontal"]`;
const column = `${joined}[data-orientation="vertical"]`;
const divide = 'color-mix(in srgb, currentColor 24%, transparent)';

globalStyle(`${segmented}[data-orientation="vertical"] > *`, component({ paddingBlock: vars.space.xs }));
globalStyle(`${fullWidth} > *`, component({ flex: 1 }));
globalStyle(`${joined} > *`, component({ flexShrink: 1 }));
globalStyle(
  `${joined} > :is(:focus-visible, [data-focus-visible])`,
  component({ position: 'relative', zIndex: 1 }),
);
globalStyle(
  `${row} > :not(:first-child)`,
  component({ borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartColor: divide }),
);
globalStyle(
  `${row} > :not(:last-child)`,
  component({ borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 }),
);
globalStyle(
  `${column} > :not(:first-child)`,
  component({ borderStartStartRadius: 0, borderStartEndRadius: 0, borderBlockStartColor: divide }),
);
globalStyle(
  `${column} > :not(:last-child)`,
  component({ borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEndWidth: 0 }),
);

// Touch targets are 44 px and do not overlap.
const coarse = (rule: Record<string, unknown>) => component({ '@media': { [media.coarse]: rule } });
const dense = (orientation: string) => `:is(${joined}, ${segmented})[data-orientation="${orientation}"]`;

globalStyle(`${dense('horizontal')} > *`, coarse({ minInlineSize: 44 }));
globalStyle(`${dense('horizontal')} > *::after`, coarse({ insetInline: 0 }));
globalStyle(`${dense('vertical')} > *`, coarse({ minBlockSize: measures.touchTarget }));
globalStyle(`${dense('vertical')} > *::after`, coarse({ insetBlock: 0 }));
