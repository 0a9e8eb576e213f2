import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** One narrow column in the middle of the page. */
export const page = style(
  feature({
    display: 'grid',
    alignContent: 'center',
    inlineSize: '100%',
    maxInlineSize: 400,
    minBlockSize: 'min(640px, 75dvb)',
    marginInline: 'auto',
    overflowWrap: 'anywhere',
  }),
);
