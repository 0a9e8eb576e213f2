import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const frame = style(feature({ position: 'relative' }));

export const row = style(feature({ position: 'absolute', insetInline: 0 }));
