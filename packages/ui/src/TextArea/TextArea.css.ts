import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

const height = createVar();
const inline = createVar();

const size = (blockSize: number, padding: number) =>
  component({
    blockSize: 'auto',
    paddingInline: 0,
    vars: { [height]: `${blockSize}px`, [inline]: `${padding}px` },
  });

const { inputHeight } = measures;

/** The box grows with its text; one row of text makes it as high as a field of one line. */
export const box = styleVariants({
  '2xs': size(inputHeight['2xs'], 6),
  xs: size(inputHeight.xs, 8),
  sm: size(inputHeight.sm, 10),
  md: size(inputHeight.md, 12),
  lg: size(inputHeight.lg, 16),
  xl: size(inputHeight.xl, 20),
});

// The vertical padding of a field of one line, inside its border of 1 px.
const block = `max(0px, (${height} - 2px - 1lh) / 2)`;
const rows = (count: string) => `calc(${count} * 1lh + 2 * ${block})`;

export const input = style(
  component({
    boxSizing: 'border-box',
    display: 'block',
    position: 'relative',
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: rows('var(--segno-min-rows)'),
    maxBlockSize: rows('var(--segno-max-rows)'),
    paddingBlock: `calc(${block})`,
    paddingInline: inline,
    background: 'none',
    border: 'none',
    borderRadius: 'inherit',
    outline: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1.45,
    resize: 'none',
    appearance: 'none',
    overflowWrap: 'anywhere',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.controlBorder} transparent`,
    selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } as object },
    '@media': { [media.coarse]: { fontSize: 'max(16px, 1em)' } },
  }),
  'TextArea-input',
);

/** The spinner is in the first row, as in a field of one line. */
export const pending = style(
  component({
    display: 'flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    blockSize: `calc(${height} - 2px)`,
    paddingInlineEnd: inline,
  }),
);

/** The description or the error under the box, with the count at the end. */
export const foot = style(
  component({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space.sm }),
  'TextArea-foot',
);

export const help = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }),
);

/** For screen readers only. Out of the flow, so that an error is on the first line, beside the count. */
export const hiddenDescription = style(component({ position: 'absolute' }));

export const count = style(
  component({
    flex: 'none',
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-full]': { color: vars.color.text, fontWeight: vars.weight.medium } },
  }),
  'TextArea-count',
);
