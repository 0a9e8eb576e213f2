import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { control } from '../theme/control.css.ts';
import { measures } from '../theme/measures.ts';
import { component, focusRing, media } from '../theme/styles.ts';

const narrow = '(max-width: 519.98px)';

export const pagination = style(component({ containerType: 'inline-size', minInlineSize: 0 }));

export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
  }),
);

export const list = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['3xs'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [narrow]: { flex: 1, justifyContent: 'space-between' } },
    '@media': { [media.coarse]: { gap: vars.space.xs } },
  }),
  'Pagination-list',
);

/** Without room for page numbers, the status text shows the current page. */
export const number = style(
  component({ display: 'flex', '@container': { [narrow]: { display: 'none' } } }),
  'Pagination-number',
);

const height = (size: 'xs' | 'sm' | 'md') => ({
  minInlineSize: measures.inputHeight[size],
  blockSize: measures.inputHeight[size],
});

export const page = recipe(
  {
    base: [
      control,
      component({
        boxSizing: 'border-box',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: vars.space['2xs'],
        paddingInline: vars.space.xs,
        borderRadius: vars.radius.control,
        background: 'transparent',
        color: vars.color.text,
        fontVariantNumeric: 'tabular-nums',
        textDecoration: 'none',
        '@media': {
          [media.hover]: {
            selectors: { '&:where(:hover:not([aria-disabled="true"]))': { background: vars.color.hover } },
          },
          [media.forcedColors]: {
            selectors: {
              '&[aria-current]': { borderColor: 'Highlight', color: 'Highlight' },
              '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
            },
          },
        },
        selectors: {
          '&:active, &[data-pressed]': { background: vars.color.selected },
          '&[aria-current]': {
            background: vars.color.selected,
            color: vars.color.accent.ink,
            fontWeight: vars.weight.bold,
          },
          '&[aria-disabled="true"]': { background: 'transparent', cursor: 'default', opacity: 0.45 },
        },
      }),
    ],
    variants: {
      size: {
        xs: component({ ...height('xs'), fontSize: vars.text.small }),
        sm: component({ ...height('sm'), fontSize: vars.text.body }),
        md: component({ ...height('md'), fontSize: vars.text.body }),
      },
    },
  },
  'Pagination-page',
);

export const gap = style(
  component({ display: 'grid', placeItems: 'center', minInlineSize: 24, color: vars.color.textMuted }),
  'Pagination-gap',
);

/** Announced on a change, and visible where the page numbers are not. */
export const summary = style(
  component({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    fontSize: vars.text.body,
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [narrow]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
    },
  }),
  'Pagination-summary',
);

export const sizes = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
  }),
  'Pagination-sizes',
);

export const choice = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    selectors: { '&:has(> :disabled)': { opacity: 0.45 } },
    '@media': { [media.forcedColors]: { selectors: { '&:has(> :disabled)': { opacity: 1 } } } },
  }),
);

/** Replaces the arrow of the browser, as in the other fields. */
export const arrow = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space.xs,
    marginBlock: 'auto',
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);

export const select = style(
  component({
    appearance: 'none',
    blockSize: measures.inputHeight.xs,
    paddingInline: `${vars.space.xs} 28px`,
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.controlBorder}`,
    background: vars.color.raised,
    color: vars.color.text,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    selectors: focusRing,
    '@media': { [media.coarse]: { blockSize: measures.touchTarget, fontSize: 16 } },
  }),
);

/** Two arrows, one close behind the other. */
export const second = style(component({ marginInlineStart: -16 }));
