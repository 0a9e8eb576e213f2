import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const picture = style(
  feature({
    display: 'grid',
    inlineSize: 44,
    blockSize: 32,
    padding: 5,
    borderRadius: 6,
    boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  }),
);

export const pictureCard = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: 5,
    borderRadius: 4,
  }),
);

export const pictureLine = style(feature({ inlineSize: 12, blockSize: 3, borderRadius: 2 }));
export const pictureDot = style(feature({ inlineSize: 9, blockSize: 9, borderRadius: '50%' }));

/** The colours of a group, side by side. */
export const swatches = style(feature({ display: 'inline-flex', gap: 2 }));

export const sample = style(
  feature({
    padding: vars.space.md,
    borderRadius: vars.radius.card,
    background: vars.color.background,
    boxShadow: `0 0 0 1px ${vars.color.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

/** A control with the button that resets it beside its label. */
export const field = style(feature({ position: 'relative' }));

export const reset = style(feature({ position: 'absolute', insetBlockStart: -5, insetInlineEnd: 0 }));

/** Corners at a radius. */
export const corners = style(feature({ display: 'flex', alignItems: 'flex-end', gap: vars.space.sm }));
export const corner = style(
  feature({ background: vars.color.neutral.fill, border: `1px solid ${vars.color.controlBorder}` }),
);
