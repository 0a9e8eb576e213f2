import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, transition } from '../theme/styles.ts';

export const card = style(
  component({
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    color: vars.color.text,
  }),
);

export const variant = styleVariants({
  raised: component({
    background: vars.color.raised,
    borderColor: vars.color.hairline,
    boxShadow: vars.shadow.raised,
  }),
  outlined: component({ borderColor: vars.color.hairline }),
  plain: component({ background: vars.color.hover }),
});

export const padding = styleVariants(
  { none: 0, sm: vars.space.sm, md: vars.space.md, lg: vars.space.lg },
  (space) => component({ padding: space }),
);

/** The whole card is the hit target of its link. */
export const linked = style(
  component({
    ...transition('background-color', 'border-color'),
    selectors: {
      '&:hover': { borderColor: vars.color.controlBorder },
      '&:has([data-card-link]:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: 2,
      },
    },
  }),
);

export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  }),
  'Card-link',
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
  'Card-header',
);

export const text = style(component({ display: 'grid', gap: 2, minInlineSize: 0 }), 'Card-text');

/** Above the link, which covers the card. A chip, which is 2 px higher than the title, does not move what follows. */
export const actions = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    marginBlock: -1,
  }),
  'Card-actions',
);
