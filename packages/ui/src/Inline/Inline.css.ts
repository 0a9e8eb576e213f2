import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

export const inline = style(component({ display: 'flex', minInlineSize: 0 }));

export const wrapping = style(component({ flexWrap: 'wrap' }));

// Words that are wider than the row break within it, also where its children are not stretched.
globalStyle(`:where(${inline} > *)`, component({ maxInlineSize: '100%' }));
