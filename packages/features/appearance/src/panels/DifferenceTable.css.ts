import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const table = style(
  feature({
    inlineSize: '100%',
    fontSize: vars.text.small,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderSpacing: vars.space.xs,
  }),
);

export const picture = style(feature({ blockSize: 32, maxInlineSize: 96, objectFit: 'contain' }));
