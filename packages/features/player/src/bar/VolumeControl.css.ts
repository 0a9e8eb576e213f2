import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const volume = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minInlineSize: 0,
    marginInlineEnd: vars.space.xs,
  }),
);

export const slider = style(
  feature({
    inlineSize: 96,
    flex: 'none',
    '@media': { '(max-width: 1100px)': { inlineSize: 72 }, '(max-width: 960px)': { display: 'none' } },
  }),
);
