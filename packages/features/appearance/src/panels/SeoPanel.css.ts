import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const preview = style(
  feature({
    display: 'grid',
    gap: vars.space['2xs'],
    padding: vars.space.sm,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    overflowWrap: 'anywhere',
  }),
);

export const image = style(
  feature({ inlineSize: '100%', aspectRatio: '1.91', objectFit: 'cover', borderRadius: vars.radius.control }),
);
