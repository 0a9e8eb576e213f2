import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const frame = style(
  feature({
    inlineSize: '100%',
    blockSize: 'min(60vh, 560px)',
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
  }),
);
