import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** Lines of text stay short enough to read. */
export const text = style(feature({ maxInlineSize: '72ch' }));
