import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, media } from '../theme/styles.ts';

export const content = style(component({ display: 'grid', gap: vars.space.md, justifyItems: 'center' }));

export const stage = style(
  component({
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    // A tall frame leaves space for the slider and the buttons.
    maxInlineSize: 'calc(52vh * var(--segno-crop-ratio))',
    aspectRatio: 'var(--segno-crop-ratio)',
    background: vars.color.neutral.fill,
    borderRadius: vars.radius.card,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      ...focusRing,
      '&:active': { cursor: 'grabbing' },
      // The area outside a round picture is dimmed.
      '&[data-shape="round"]::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: '50%',
        boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
        pointerEvents: 'none',
      },
    },
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

export const picture = style(
  component({ position: 'absolute', maxInlineSize: 'none', pointerEvents: 'none' }),
);

export const help = style(component({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.small }));
