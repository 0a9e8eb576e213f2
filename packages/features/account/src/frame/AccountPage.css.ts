import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/**
 * One narrow column. It begins at a fixed height: a column in the middle would move while the page arrives, because
 * browsers show the first part of it before the rest.
 */
export const page = style(
  feature({
    inlineSize: '100%',
    maxInlineSize: 400,
    marginInline: 'auto',
    paddingBlockStart: 'min(64px, 8dvb)',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { paddingBlockStart: 0 } },
  }),
);
