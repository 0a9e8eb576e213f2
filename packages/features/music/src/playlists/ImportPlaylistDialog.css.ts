import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const missing = style(feature({ maxBlockSize: 160 }));

export const list = style(
  feature({ margin: 0, paddingInlineStart: vars.space.lg, fontSize: vars.text.small }),
);
