import { vars } from '@segno/ui/theme';
import { measures } from '@segno/ui/theme/measures';
import { feature, focusRing, focusRingInside, touchTarget, transition } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const head = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], marginBlockEnd: vars.space.md }),
);

export const title = style(feature({ minInlineSize: 0, outline: 'none' }));

export const back = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: measures.inputHeight.xs,
    blockSize: measures.inputHeight.xs,
    flex: 'none',
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    selectors: { '&:hover': { background: vars.color.hover }, ...focusRing },
    ...touchTarget,
  }),
);

export const rows = style(
  feature({
    display: 'grid',
    marginInline: `calc(-1 * ${vars.space.xs})`,
  }),
);

/** A row that opens a panel: its name, and a summary of its value. */
export const row = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: measures.touchTarget,
    padding: `${vars.space.xs} ${vars.space.xs}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.hover }, ...focusRingInside },
    ...transition('background-color'),
  }),
);

export const lead = style(feature({ display: 'inline-flex', color: vars.color.textMuted }));
export const words = style(feature({ flex: 1, minInlineSize: 0 }));
export const end = style(
  feature({ display: 'inline-flex', alignItems: 'center', color: vars.color.textMuted }),
);
