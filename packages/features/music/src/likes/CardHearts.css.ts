import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** At the corner of the cover that the play button leaves free. */
export const heart = style(
  feature({
    position: 'absolute',
    // Above the link that covers the card.
    zIndex: 2,
    insetBlockEnd: vars.space.xs,
    insetInlineStart: vars.space.xs,
    borderRadius: vars.radius.round,
    background: vars.color.background,
  }),
);
