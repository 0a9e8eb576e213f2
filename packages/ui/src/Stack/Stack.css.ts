import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
