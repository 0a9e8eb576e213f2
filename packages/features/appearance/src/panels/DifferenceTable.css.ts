import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style(
  feature({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
);
globalStyle(
  `${table} :is(th, td)`,
  feature({ paddingBlock: vars.space['2xs'], textAlign: 'start', verticalAlign: 'top' }),
);

/** One difference: its place, and below it the two values beside each other. */
export const group = style(feature({ borderBlockStart: `1px solid ${vars.color.hairline}` }));

export const picture = style(feature({ blockSize: 32, maxInlineSize: 96, objectFit: 'contain' }));
