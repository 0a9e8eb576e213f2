import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, focusRing, media, transition } from '../theme/styles.ts';

const markSize = 28;
const vertical = '[data-orientation=vertical] &';

export const list = recipe({
  base: component({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' }),
  variants: {
    orientation: {
      horizontal: component({ '@media': { [media.phone]: { flexDirection: 'column' } } }),
      vertical: component({ flexDirection: 'column' }),
    },
  },
});

const line = {
  content: '""',
  flex: 1,
  background: vars.color.hairline,
} as const;

/** A step is followed by a line to the next one. */
export const step = style(
  component({
    display: 'flex',
    flex: 1,
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minInlineSize: 0,
    color: vars.color.textMuted,
    selectors: {
      '&:last-child': { flex: 'none' },
      '&[aria-current]': { color: vars.color.text },
      '&:not(:last-child)::after': {
        ...line,
        minInlineSize: vars.space.md,
        blockSize: 1,
        marginBlockStart: markSize / 2,
        marginInlineEnd: vars.space.sm,
      },
      [`${vertical}:not(:last-child)`]: { paddingBlockEnd: vars.space.lg },
      [`${vertical}::after`]: { display: 'none' },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&:not(:last-child)': { paddingBlockEnd: vars.space.lg },
          '&:not(:last-child)::after': { display: 'none' },
        },
      },
    },
  }),
  'Stepper-step',
);

export const content = style(
  component({
    display: 'flex',
    gap: vars.space.xs,
    minInlineSize: 0,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    selectors: {
      ...focusRing,
      'button&': { cursor: 'pointer' },
      'button&:hover': { textDecorationLine: 'underline' },
    },
    '@media': { [media.coarse]: { minBlockSize: measures.touchTarget } },
  }),
  'Stepper-content',
);

export const mark = style(
  component({
    boxSizing: 'border-box',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: '50%',
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    ...transition('background-color', 'border-color', 'color'),
    selectors: {
      '[aria-current] &': {
        borderColor: vars.color.accent.fill,
        background: vars.color.accent.fill,
        color: vars.color.accent.text,
      },
      '[data-done] &': { borderColor: vars.color.accent.ink, color: vars.color.accent.ink },
    },
  }),
  'Stepper-mark',
);

export const texts = style(component({ minInlineSize: 0, paddingBlockStart: 3 }));

export const label = style(
  component({
    display: 'block',
    overflowWrap: 'anywhere',
    selectors: { '[aria-current] &': { fontWeight: vars.weight.medium } },
  }),
  'Stepper-label',
);

export const description = style(
  component({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
  'Stepper-description',
);
