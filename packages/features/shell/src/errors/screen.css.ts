import { vars } from '@segno/ui/theme';
import { feature, focusRing, transition } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const screen = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.md,
    inlineSize: '100%',
    maxInlineSize: 560,
    minBlockSize: 'min(560px, 70dvb)',
    marginInline: 'auto',
    paddingBlock: vars.space.xl,
  }),
);

export const picture = style(feature({ inlineSize: 128, blockSize: 128, overflow: 'visible' }));
export const door = style(feature({ fill: vars.color.neutral.fill }));
export const beyond = style(feature({ fill: vars.color.text }));
export const knob = style(feature({ fill: vars.color.accent.fill }));
export const floor = style(feature({ stroke: vars.color.hairline, strokeWidth: 2, strokeLinecap: 'round' }));
export const mark = style(feature({ color: vars.color.textMuted }));

/** A link that looks like the one thing to do. */
export const action = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    marginBlockStart: vars.space.xs,
    paddingInline: vars.space.lg,
    borderRadius: vars.radius.control,
    background: vars.color.accent.fill,
    color: vars.color.accent.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    ...transition('background-color'),
    selectors: {
      ...focusRing,
      '&:hover': { background: vars.color.accent.hover, textDecoration: 'none' },
      '&:active': { background: vars.color.accent.pressed },
    },
  }),
);
