import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** Nothing else of the site is above it. */
export const frame = style(
  feature({ display: 'grid', gap: vars.space.xl, paddingBlock: `${vars.space.md} ${vars.space.xl}` }),
);
