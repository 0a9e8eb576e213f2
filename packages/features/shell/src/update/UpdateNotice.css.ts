import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const notice = style(
  feature({
    position: 'fixed',
    insetBlockStart: vars.space.md,
    insetInline: vars.space.md,
    zIndex: 60,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    maxInlineSize: 560,
    marginInline: 'auto',
    padding: vars.space.sm,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.overlay,
  }),
);
