import { style } from '@vanilla-extract/css';
import { mark, onFirstLine } from '../choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';
import { component, direction, media, transition } from '../theme/styles.ts';

const gap = 3;
const height = `calc(${mark} + 4px)`;
const width = `calc((${mark} + 4px) * 1.75)`;

export const field = style(
  component({
    selectors: { '&[data-placement="start"]': { alignItems: 'stretch' } },
  }),
);

export const row = style(
  component({
    selectors: {
      '[data-placement="start"] > &': { flexDirection: 'row-reverse', justifyContent: 'space-between' },
    },
    columnGap: vars.space.sm,
  }),
  'Switch-row',
);

export const track = style(
  component({
    ...onFirstLine,
    marginBlockStart: `calc((1lh - ${height}) / 2)`,
    boxSizing: 'border-box',
    position: 'relative',
    inlineSize: width,
    blockSize: height,
    borderRadius: vars.radius.round,
    background: vars.color.controlBorder,
    ...transition('background-color'),
    selectors: {
      '[data-hovered] > &': {
        background: `color-mix(in srgb, ${vars.color.controlBorder}, ${vars.color.text} 20%)`,
      },
      '[data-selected] > &': { background: vars.color.accent.fill },
      '[data-selected][data-hovered] > &': { background: vars.color.accent.hover },
      '[data-selected][data-pressed] > &': { background: vars.color.accent.pressed },
      '[data-invalid] > &': { background: vars.color.danger.fill },
      '[data-readonly] > &': { background: vars.color.controlBorder },
      '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'ButtonFace',
        border: '1px solid ButtonText',
        selectors: {
          '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  }),
  'Switch-track',
);

export const thumb = style(
  component({
    position: 'absolute',
    insetBlock: gap,
    insetInlineStart: gap,
    aspectRatio: '1',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.round,
    background: vars.color.background,
    color: vars.color.text,
    transitionProperty: 'translate, scale',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    selectors: {
      '[data-selected] > * > &': { translate: `calc((${width} - ${height}) * ${direction})` },
      '[data-pressed] > * > &': { scale: '0.9' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        insetBlock: gap - 1,
        insetInlineStart: gap - 1,
        background: 'ButtonText',
        selectors: {
          '[data-selected] > * > &': { background: 'HighlightText' },
          '[data-disabled] > * > &': { background: 'GrayText' },
        },
      },
    },
  }),
  'Switch-thumb',
);

export const spinner = style(component({ inlineSize: '72%', blockSize: '72%' }));

export const help = style(
  component({
    selectors: {
      '[data-placement="start"] > &': { paddingInlineStart: 0 },
      '[data-placement="end"] > &': { paddingInlineStart: `calc(${width} + ${vars.space.sm})` },
    },
  }),
  'Switch-help',
);
