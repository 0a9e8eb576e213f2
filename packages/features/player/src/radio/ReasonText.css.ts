import { ellipsis, feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The space between the words and the name stays. */
export const reason = style(
  feature({ display: 'flex', minInlineSize: 0, overflow: 'hidden', whiteSpace: 'pre' }),
);

export const name = style(feature({ ...ellipsis, minInlineSize: 0 }));
