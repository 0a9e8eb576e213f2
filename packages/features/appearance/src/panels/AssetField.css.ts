import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A small copy on grey, so that white and black logos can be seen. */
export const picture = style(
  feature({
    blockSize: 32,
    maxInlineSize: 120,
    padding: 4,
    objectFit: 'contain',
    borderRadius: vars.radius.control,
    background: vars.color.neutral.fill,
  }),
);
