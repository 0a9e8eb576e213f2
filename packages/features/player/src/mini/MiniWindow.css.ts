import { vars } from '@segno/ui/theme';
import { feature, focusRing } from '@segno/ui/theme/styles';
import { measures } from '@segno/ui/theme/measures';
import { style } from '@vanilla-extract/css';

export const content = style(
  feature({
    position: 'fixed',
    inset: 0,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
    padding: vars.space.md,
    background: vars.color.raised,
    color: vars.color.text,
  }),
);

export const cover = style(feature({ inlineSize: '100%' }));

export const side = style(feature({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const text = style(feature({ display: 'grid', minInlineSize: 0 }));

export const buttons = style(feature({ display: 'flex', gap: vars.space.xs }));

export const button = style(
  feature({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: measures.inputHeight.md,
    blockSize: measures.inputHeight.md,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { ...focusRing, '&:hover': { background: vars.color.hover } },
  }),
);
