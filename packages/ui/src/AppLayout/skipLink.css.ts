import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, media } from '../theme/styles.ts';

export const skip = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: 200,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.control,
    background: vars.color.accent.fill,
    color: vars.color.accent.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: { ...focusRing, '&:not(:focus)': { translate: '0 -200%' } },
    '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
  }),
);
