import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A message in the middle of an otherwise empty page. */
export const screen = style(
  feature({
    display: 'grid',
    placeContent: 'center',
    minBlockSize: 'min(560px, 70dvb)',
    maxInlineSize: 560,
    marginInline: 'auto',
  }),
);

export const picture = style(
  feature({ inlineSize: 144, blockSize: 144, justifySelf: 'center', marginBlockEnd: -32 }),
);
export const frame = style(feature({ fill: vars.color.neutral.fill }));
export const beyond = style(feature({ fill: vars.color.accent.fill }));
export const leaf = style(feature({ fill: vars.color.neutral.pressed }));
export const knob = style(feature({ fill: vars.color.text }));
export const floor = style(
  feature({ fill: 'none', stroke: vars.color.controlBorder, strokeWidth: 2, strokeLinecap: 'round' }),
);
