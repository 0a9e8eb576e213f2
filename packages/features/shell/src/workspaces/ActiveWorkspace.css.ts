import { ellipsis, feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const active = style(
  feature({ maxInlineSize: 180, '@media': { [media.phone]: { maxInlineSize: 96 } } }),
);

export const name = style(feature({ ...ellipsis, minInlineSize: 0 }));
