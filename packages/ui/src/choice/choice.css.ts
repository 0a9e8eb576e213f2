import { createVar, fallbackVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, media, touchTarget, transition } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

/** The size of a mark; a group sets it for all its marks. */
const markVar = createVar();
const textVar = createVar();
export const mark = fallbackVar(markVar, '18px');
const fontSize = fallbackVar(textVar, vars.text.body);

const size = (edge: number, font: string) => component({ vars: { [markVar]: `${edge}px`, [textVar]: font } });

export const sizes = recipe({
  variants: {
    size: {
      sm: size(16, vars.text.body),
      md: size(18, vars.text.body),
      lg: size(22, vars.text.large),
    },
  },
});

/** A mark with its label, and the description and error under them. */
export const choice = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: 0,
    fontSize,
  }),
  'choice-choice',
);

/** The pressable element: a mark with or without its label. */
const pressable = {
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
  },
} satisfies StyleRule;

const disabledInForcedColors = {
  [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } },
};

export const row = style(
  component({
    ...pressable,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    paddingBlock: vars.space['2xs'],
    '@media': {
      // The row is as high as a touch target.
      [media.coarse]: {
        boxSizing: 'border-box',
        minBlockSize: measures.touchTarget,
        minInlineSize: 44,
        paddingBlock: 'calc((44px - 1lh) / 2)',
      },
      ...disabledInForcedColors,
    },
  }),
);

/** A mark without a label, with an enlarged hit target. */
export const alone = style(
  component({
    ...pressable,
    display: 'grid',
    flex: 'none',
    position: 'relative',
    // The line is as high as the mark.
    lineHeight: mark,
    '@media': { ...touchTarget['@media'], ...disabledInForcedColors },
  }),
);

/** Is centred on the first line. */
export const onFirstLine = { flex: 'none', marginBlockStart: `calc((1lh - ${mark}) / 2)` } as const;

const forced = {
  [media.forcedColors]: {
    selectors: {
      ':is([data-selected], [data-indeterminate]):is(*, [data-hovered], [data-pressed]) > &': {
        forcedColorAdjust: 'none' as const,
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
      '[data-disabled] > &': { borderColor: 'GrayText' },
    },
  },
};

/** The box or ring that is marked. */
export const box = style(
  component({
    ...onFirstLine,
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    inlineSize: mark,
    blockSize: mark,
    background: vars.color.raised,
    border: `1.5px solid ${vars.color.controlBorder}`,
    color: vars.color.accent.text,
    ...transition('background-color', 'border-color'),
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.text },
      '[data-pressed] > &': { background: vars.color.neutral.pressed },
      ':is([data-selected], [data-indeterminate]) > &': {
        background: vars.color.accent.fill,
        borderColor: vars.color.accent.fill,
      },
      ':is([data-selected], [data-indeterminate])[data-hovered] > &': {
        background: vars.color.accent.hover,
        borderColor: vars.color.accent.hover,
      },
      ':is([data-selected], [data-indeterminate])[data-pressed] > &': {
        background: vars.color.accent.pressed,
        borderColor: vars.color.accent.pressed,
      },
      '[data-invalid] > &': { borderColor: vars.color.danger.fill },
      ':is([data-selected], [data-indeterminate])[data-invalid] > &': {
        background: vars.color.danger.fill,
        color: vars.color.danger.text,
      },
      '[data-readonly] > &': { borderStyle: 'dashed' },
      ':is([data-selected], [data-indeterminate])[data-readonly] > &': {
        background: 'transparent',
        borderColor: vars.color.controlBorder,
        color: vars.color.text,
      },
      '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': forced,
  }),
  'choice-box',
);

export const text = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }), 'choice-text');

/** Is aligned with the label, not with the mark. */
export const help = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['3xs'],
    paddingInlineStart: `calc(${mark} + ${vars.space.xs})`,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.coarse]: { marginBlockStart: -8 } },
  }),
  'choice-help',
);

/** The marks of a group, in a column or a row. */
export const list = recipe(
  {
    base: component({ display: 'flex', minInlineSize: 0 }),
    variants: {
      orientation: {
        vertical: component({ flexDirection: 'column', gap: vars.space['2xs'] }),
        horizontal: component({ flexWrap: 'wrap', columnGap: vars.space.lg, rowGap: vars.space['2xs'] }),
      },
    },
  },
  'choice-list',
);

export const heading = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space.xs, maxInlineSize: '100%' }),
);
