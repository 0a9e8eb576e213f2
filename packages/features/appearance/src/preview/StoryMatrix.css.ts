import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const matrix = style(
  feature({
    inlineSize: '100%',
    padding: vars.space.lg,
    overflowY: 'auto',
    background: vars.color.background,
  }),
);

export const row = style(feature({ display: 'grid', gap: vars.space.xs }));

export const cells = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: vars.space.md,
  }),
);

export const cell = style(
  feature({
    minInlineSize: 0,
    minBlockSize: 80,
    maxBlockSize: 480,
    // What a component fixes to the window stays in its cell.
    contain: 'layout paint',
    overflow: 'auto',
    padding: vars.space.md,
    borderRadius: vars.radius.card,
    background: vars.color.background,
    color: vars.color.text,
    fontFamily: vars.font.sans,
    boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  }),
);
