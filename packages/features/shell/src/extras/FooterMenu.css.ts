import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const footer = style(
  feature({
    marginBlockStart: vars.space['2xl'],
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    '@media': { print: { display: 'none' } },
  }),
);
