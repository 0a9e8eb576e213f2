import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const heart = style(
  feature({ selectors: { '&[aria-pressed="true"]': { color: vars.color.accent.ink } } }),
);

/** A liked record has a filled heart, so that the state does not depend on its colour. */
export const filled = style(feature({ fill: 'currentColor' }));
