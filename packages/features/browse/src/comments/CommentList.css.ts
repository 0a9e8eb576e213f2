import { style } from '@vanilla-extract/css';
import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';

export const list = style(feature({ listStyle: 'none', padding: 0 }));

/** Replies are set in below their comment. */
export const replies = style([list, feature({ paddingInlineStart: vars.space.xl })]);

export const text = style(feature({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
