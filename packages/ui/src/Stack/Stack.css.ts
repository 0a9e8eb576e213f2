import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

// Words that are wider than the stack break, also in children that are not stretched.
globalStyle(`:where(${stack} > *)`, component({ maxInlineSize: '100%' }));
