import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** On the corner of the icon: that of the button is too near to the edge of the header on a phone. */
export const count = style(feature({ insetBlockStart: 8, insetInlineEnd: 8 }));
