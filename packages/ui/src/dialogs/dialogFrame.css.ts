import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRingInside } from '../theme/styles.ts';

export const dialog = style(
  component({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, outline: 'none' }),
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingBlock: `${vars.space.md} ${vars.space.xs}`,
    paddingInline: `${vars.space.lg} ${vars.space.md}`,
  }),
  'dialogFrame-header',
);

export const title = style(
  component({
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    fontSize: vars.text.heading,
    fontWeight: vars.weight.bold,
    lineHeight: 1.3,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  'dialogFrame-title',
);

export const body = style(
  component({
    flex: 1,
    minBlockSize: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.lg,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    fontSize: vars.text.body,
    overflowWrap: 'anywhere',
    selectors: {
      ...focusRingInside,
      '&:last-child': { paddingBlockEnd: vars.space.lg },
    },
  }),
  'dialogFrame-body',
);

export const footer = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    paddingBlock: `${vars.space.md} calc(${vars.space.lg} + env(safe-area-inset-bottom))`,
    paddingInline: vars.space.lg,
  }),
  'dialogFrame-footer',
);
