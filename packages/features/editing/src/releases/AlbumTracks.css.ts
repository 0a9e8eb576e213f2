import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The name over its state, the length, and the button. */
export const track = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    gap: vars.space.sm,
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const names = style(feature({ minInlineSize: 0, display: 'grid' }));
