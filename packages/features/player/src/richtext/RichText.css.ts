import { globalStyle, style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';

export const text = style({
  '@layer': {
    [featureLayer]: { maxInlineSize: '68ch', lineHeight: 1.6, overflowWrap: 'anywhere', textWrap: 'pretty' },
  },
});

globalStyle(`${text} > * + *`, { '@layer': { [featureLayer]: { marginBlockStart: vars.space.sm } } });
