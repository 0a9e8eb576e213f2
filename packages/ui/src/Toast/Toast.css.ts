import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stacking } from '../overlays/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';
import { cardLook } from './cardLook.css.ts';

/** Set inline: the distance of the region from the edge of the viewport. */
export const offset = '--segno-toast-offset';

const top = { insetBlockStart: `calc(var(${offset}) + env(safe-area-inset-top))` };
const bottom = { insetBlockEnd: `calc(var(${offset}) + env(safe-area-inset-bottom))` };
const align = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

export const region = recipe({
  base: component({
    position: 'fixed',
    insetInline: measures.overlayPadding,
    zIndex: stacking.toast,
    display: 'flex',
    flexDirection: 'column',
    pointerEvents: 'none',
    outline: 'none',
  }),
  variants: {
    position: {
      'top-start': component({ ...top, alignItems: align.start }),
      'top-center': component({ ...top, alignItems: align.center }),
      'top-end': component({ ...top, alignItems: align.end }),
      'bottom-start': component({ ...bottom, alignItems: align.start }),
      'bottom-center': component({ ...bottom, alignItems: align.center }),
      'bottom-end': component({ ...bottom, alignItems: align.end }),
    },
  },
});

export const card = style(
  component({
    ...cardLook,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    maxInlineSize: `min(${measures.toast.maxWidth}px, 100%)`,
    minBlockSize: 48,
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
    pointerEvents: 'auto',
    selectors: {
      '&[data-type="loading"]': { paddingInlineEnd: vars.space.md },
      ':focus-visible > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  }),
  'Toast-card',
);

export const icon = recipe(
  {
    base: component({
      display: 'inline-flex',
      flex: 'none',
      '@media': { [media.forcedColors]: { color: 'CanvasText' } },
    }),
    variants: {
      type: {
        positive: component({ color: vars.color.positive.ink }),
        neutral: component({ color: vars.color.textMuted }),
        danger: component({ color: vars.color.danger.ink }),
        loading: component({ color: vars.color.textMuted }),
      },
    },
  },
  'Toast-icon',
);

export const message = style(
  component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
  'Toast-message',
);
