import { vars } from '@segno/ui/theme';
import { measures } from '@segno/ui/theme/measures';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** Below the waveform, as wide as it: the ends of its marks are at those of the track. */
export const strip = style(
  feature({
    position: 'relative',
    blockSize: measures.inputHeight['2xs'],
    marginBlockStart: `calc(-1 * ${vars.space.xl})`,
    marginInlineEnd: measures.inputHeight['2xs'],
    padding: 0,
    listStyle: 'none',
  }),
);

export const place = style(feature({ position: 'absolute', insetBlockStart: 0 }));

export const mark = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    inlineSize: measures.inputHeight['2xs'],
    blockSize: measures.inputHeight['2xs'],
    padding: 0,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.round,
    background: vars.color.selected,
    color: vars.color.text,
    fontSize: vars.text.small,
    cursor: 'pointer',
  }),
);
