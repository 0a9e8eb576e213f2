import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

export const inline = style(component({ display: 'flex', minInlineSize: 0 }));

export const wrapping = style(component({ flexWrap: 'wrap' }));
