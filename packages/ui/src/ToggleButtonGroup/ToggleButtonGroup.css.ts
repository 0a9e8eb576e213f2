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

const fullWidth = style(component({ display: 'flex', inlineSize: '100%' }));

const segmentHeight = (size: keyof typeof measures.inputHeight) =>
  component({
    selectors: {
      [`${segmented}&[data-orientation="horizontal"]`]: { blockSize: measures.inputHeight[size] },
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
    look: {
      segmented,
      joined,
      spaced: component({ flexWrap: 'wrap', gap: vars.space.xs }),
    },
    size: {
      '2xs': segmentHeight('2xs'),
      xs: segmentHeight('xs'),
      sm: segmentHeight('sm'),
      md: segmentHeight('md'),
      lg: segmentHeight('lg'),
      xl: segmentHeight('xl'),
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
