import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The picture of a person, or their initials, in the head of their page. */
export const picture = style(
  feature({ inlineSize: 160, blockSize: 160, fontSize: 64, boxShadow: vars.shadow.overlay }),
);
