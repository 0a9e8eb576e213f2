import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, focusRingInside, media, transition } from '../theme/styles.ts';

export const accordion = recipe({
  base: component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    variant: {
      plain: {},
      card: component({
        overflow: 'hidden',
        border: `1px solid ${vars.color.hairline}`,
        borderRadius: vars.radius.card,
        background: vars.color.raised,
      }),
    },
  },
});

export const item = style(
  component({
    minInlineSize: 0,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  }),
);

export const head = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
  'Accordion-head',
);

export const heading = style(component({ flex: 1, minInlineSize: 0, margin: 0, font: 'inherit' }));

export const trigger = style(
  component({
    appearance: 'none',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: '100%',
    minBlockSize: 48,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.sm,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text,
    font: 'inherit',
    fontSize: vars.text.large,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...transition('background-color'),
    selectors: {
      ...focusRingInside,
      '&[data-pressed]': { background: vars.color.selected },
      '&:disabled': { cursor: 'default', opacity: 0.45 },
    },
    '@media': {
      [media.hover]: { selectors: { '&:where(:hover:not(:disabled))': { background: vars.color.hover } } },
      [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', opacity: 1 } } },
    },
  }),
  'Accordion-trigger',
);

export const text = style(
  component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
  'Accordion-text',
);

export const description = style(
  component({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
  }),
  'Accordion-description',
);

export const icon = style(
  component({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted }),
  'Accordion-icon',
);

export const chevron = style(
  component({
    flex: 'none',
    color: vars.color.textMuted,
    ...transition('transform'),
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
  'Accordion-chevron',
);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style(
  component({
    paddingInline: vars.space.sm,
    paddingBlockEnd: vars.space.md,
    color: vars.color.text,
    fontSize: vars.text.body,
    selectors: {
      '[data-expanded] &': { animation: `${appear} ${vars.motion.normal} ${vars.motion.easing}` },
    },
  }),
  'Accordion-content',
);
