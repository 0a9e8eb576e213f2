import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media, transition } from '../theme/styles.ts';

const height = createVar();
const gap = createVar();
const width = createVar();
const end = createVar();

/** The available width, which the cells share where there is too little space for square ones. */
export const frame = style(
  component({
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    vars: { [end]: '0px' },
    selectors: { '&[data-pending]': { vars: { [end]: '32px' } } },
  }),
);

const boxSize = (blockSize: number, between: number) =>
  component({ blockSize, vars: { [height]: `${blockSize}px`, [gap]: `${between}px` } });

const { inputHeight } = measures;

export const size = styleVariants({
  '2xs': boxSize(inputHeight['2xs'], 4),
  xs: boxSize(inputHeight.xs, 4),
  sm: boxSize(inputHeight.sm, 6),
  md: boxSize(inputHeight.md, 8),
  lg: boxSize(inputHeight.lg, 8),
  xl: boxSize(inputHeight.xl, 8),
});

const count = 'var(--segno-code-length)';

/** The cells, under the single input. Digits are written from left to right in every language. */
export const box = style(
  component({
    position: 'relative',
    display: 'flex',
    gap,
    direction: 'ltr',
    // `hidden` would let the caret after the last digit scroll it.
    overflow: 'clip',
    // Space for the focus ring of a cell.
    padding: 2,
    margin: -2,
    boxSizing: 'content-box',
    inlineSize: 'fit-content',
    vars: { [width]: `min(${height}, (100cqi - ${end} - (${count} - 1) * ${gap}) / ${count})` },
    selectors: { '[data-disabled] &': { opacity: 0.45 } },
    '@media': {
      [media.coarse]: {
        paddingBlock: `max(2px, (44px - ${height}) / 2)`,
        marginBlock: `min(-2px, (${height} - 44px) / 2)`,
      },
      [media.forcedColors]: { selectors: { '[data-disabled] &': { opacity: 1 } } },
    },
  }),
  'CodeField-box',
);

export const cell = style(
  component({
    boxSizing: 'border-box',
    flex: 'none',
    inlineSize: `calc(${width})`,
    blockSize: height,
    background: vars.color.raised,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    ...transition('border-color', 'background-color'),
    selectors: {
      '[data-invalid] &': { borderColor: vars.color.danger.fill },
      '[data-readonly] &': { background: 'transparent', borderStyle: 'dashed' },
      '[data-disabled] &': { borderColor: vars.color.controlBorder },
      '&[data-active]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
    },
    '@media': { [media.forcedColors]: { selectors: { '[data-disabled] &': { borderColor: 'GrayText' } } } },
  }),
  'CodeField-cell',
);

const fontSize = `max(12px, 0.46 * ${height})`;

/** The single input covers all cells; letter spacing centres each digit in a cell. */
export const input = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    left: 2,
    boxSizing: 'border-box',
    // The width of one more cell, for the caret after the last digit.
    inlineSize: `calc((${width} + ${gap}) * (${count} + 1))`,
    paddingBlock: 0,
    paddingInlineStart: `calc((${width} - 1ch) / 2)`,
    paddingInlineEnd: 0,
    letterSpacing: `calc(${width} + ${gap} - 1ch)`,
    textAlign: 'left',
    direction: 'ltr',
    background: 'none',
    border: 'none',
    outline: 'none',
    appearance: 'none',
    color: vars.color.text,
    caretColor: vars.color.focus,
    fontFamily: vars.font.mono,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    fontSize,
    '@media': {
      [media.coarse]: { fontSize: `max(16px, ${fontSize})` },
      [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
    },
  }),
  'CodeField-input',
);

export const pending = style(
  component({ marginInlineStart: vars.space.xs, display: 'flex', color: vars.color.textMuted, fontSize: 20 }),
);
