import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const form = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 }),
);

// A button that is a direct child of a form is as wide as its content.
globalStyle(`${form} > :where(button, a)`, component({ alignSelf: 'flex-start' }));

export const summary = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2xs'],
    padding: vars.space.sm,
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.danger.fill}`,
    background: `color-mix(in srgb, ${vars.color.danger.fill} 8%, transparent)`,
    color: vars.color.text,
    fontSize: vars.text.body,
    outlineOffset: 2,
    selectors: { '&:focus': { outline: `2px solid ${vars.color.focus}` } },
  }),
  'Form-summary',
);

export const summaryTitle = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: vars.weight.medium,
    color: vars.color.danger.ink,
  }),
  'Form-summaryTitle',
);

export const summaryList = style(
  component({ margin: 0, paddingInlineStart: vars.space.lg, listStyle: 'disc' }),
  'Form-summaryList',
);
