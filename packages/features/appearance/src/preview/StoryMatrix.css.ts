import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const matrix = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: vars.space.md,
    inlineSize: '100%',
    overflowY: 'auto',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const theme = style(
  feature({
    minInlineSize: 0,
    padding: vars.space.lg,
    borderRadius: vars.radius.card,
    background: vars.color.background,
    color: vars.color.text,
    fontFamily: vars.font.sans,
    boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  }),
);
