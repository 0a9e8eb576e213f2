import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const scroll = style(feature({ overflowX: 'auto' }));

export const table = style(feature({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }));

globalStyle(
  `${table} th, ${table} td`,
  feature({
    paddingBlock: vars.space.xs,
    paddingInlineEnd: vars.space.md,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  }),
);

export const picture = style(feature({ inlineSize: 64 }));
