import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const area = style(
  feature({
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    gap: vars.space.md,
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: 0,
    overflow: 'hidden',
  }),
);

export const scale = style(
  feature({
    position: 'absolute',
    insetBlockEnd: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    zIndex: 1,
    padding: `${vars.space['3xs']} ${vars.space.xs}`,
    borderRadius: vars.radius.control,
    background: vars.color.overlay,
    boxShadow: vars.shadow.overlay,
  }),
);
