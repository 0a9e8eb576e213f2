import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media, transition } from '../theme/styles.ts';

export const field = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }),
);

export const label = style(
  component({
    fontSize: vars.text.body,
    fontWeight: vars.weight.medium,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
  }),
  'field-label',
);

export const asterisk = style(component({ color: vars.color.danger.ink }), 'field-asterisk');

const size = (height: number, paddingInline: number, fontSize: string, icon: number) =>
  component({ blockSize: height, paddingInline, fontSize, vars: { '--segno-field-icon': `${icon}px` } });

const { inputHeight } = measures;

/** The box around the input, which draws the frame of a field. */
export const box = recipe(
  {
    base: component({
      boxSizing: 'border-box',
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      minInlineSize: 0,
      background: vars.color.raised,
      color: vars.color.text,
      border: `1px solid ${vars.color.controlBorder}`,
      borderRadius: vars.radius.control,
      cursor: 'text',
      ...transition('border-color', 'background-color'),
      selectors: {
        '&:hover': { borderColor: vars.color.text },
        '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
        // A control inside, such as the clear button, has its own focus ring.
        '&:has(button:focus-visible)': { outline: 'none' },
        '[data-invalid] > &': { borderColor: vars.color.danger.fill },
        '[data-readonly] > &': { background: 'transparent', borderStyle: 'dashed' },
        '[data-disabled] > &': { cursor: 'default', opacity: 0.45, borderColor: vars.color.controlBorder },
      },
      // Touch targets are 44 px at any visible height, and phones zoom into inputs with text below 16 px.
      '@media': {
        [media.coarse]: {
          '::before': {
            content: '',
            position: 'absolute',
            insetInline: 0,
            insetBlock: 'min(0px, calc((100% - 44px) / 2))',
          },
        },
        [media.forcedColors]: {
          selectors: { '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText', opacity: 1 } },
        },
      },
    }),
    variants: {
      size: {
        '2xs': size(inputHeight['2xs'], 6, vars.text.small, 14),
        xs: size(inputHeight.xs, 8, vars.text.small, 14),
        sm: size(inputHeight.sm, 10, vars.text.body, 16),
        md: size(inputHeight.md, 12, vars.text.body, 18),
        lg: size(inputHeight.lg, 16, vars.text.large, 20),
        xl: size(inputHeight.xl, 20, vars.text.large, 22),
      },
      shape: {
        square: {},
        round: component({ borderRadius: vars.radius.round }),
      },
    },
  },
  'field-box',
);

// The content of the box is faded together with it, only once.
globalStyle(
  `[data-disabled] > ${box.classNames.base} :is(button, [data-disabled])`,
  component({ opacity: 1 }),
);

export const input = style(
  component({
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    position: 'relative',
    background: 'none',
    border: 'none',
    outline: 'none',
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
    appearance: 'none',
    selectors: {
      // Text has the direction of its first letter: '/search/' ends with its slash in Arabic too. Numbers follow the page.
      '&:not([inputmode])': { unicodeBidi: 'plaintext' },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
    '@media': { [media.coarse]: { fontSize: `max(16px, 1em)` } },
  }),
  'field-input',
);

export const adornment = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    color: vars.color.textMuted,
    fontSize: 'var(--segno-field-icon)',
  }),
  'field-adornment',
);

/** A unit or other text beside the input, in the font size of the input. */
export const unit = style(
  component({ position: 'relative', flex: 'none', color: vars.color.textMuted, whiteSpace: 'nowrap' }),
  'field-unit',
);

/** Places a button closer to the edge than text. */
export const clear = style(
  component({
    marginInlineEnd: -4,
    selectors: { '[data-empty] &': { visibility: 'hidden' }, '[data-readonly] &': { display: 'none' } },
  }),
  'field-clear',
);

export const description = style(
  component({ color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
  'field-description',
);

/** A circle with an exclamation mark. */
const errorMark =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Ccircle cx='12' cy='12' r='10'/%3E%3Cpath d='M12 8v4m0 4h.01'/%3E%3C/svg%3E\") center / contain no-repeat";

export const error = style(
  component({
    position: 'relative',
    paddingInlineStart: '1.4em',
    color: vars.color.danger.ink,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    // An icon, because colour must not be the only sign of an invalid field.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc((1lh - 1.1em) / 2)',
      insetInlineStart: 0,
      inlineSize: '1.1em',
      blockSize: '1.1em',
      background: 'currentColor',
      mask: errorMark,
    },
    '@media': {
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  }),
  'field-error',
);
