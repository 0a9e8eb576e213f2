import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, media } from '../theme/styles.ts';

/** The button in the field's box. The box is its hit target and has its focus ring. */
export const trigger = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    appearance: 'none',
    background: 'none',
    border: 'none',
    borderRadius: 'inherit',
    outline: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    '::after': { content: '', position: 'absolute', inset: -1, borderRadius: 'inherit' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '&[data-pressed]::after': { background: vars.color.hover },
    },
    '@media': {
      [media.coarse]: {
        fontSize: 'max(16px, 1em)',
        '::after': { insetBlock: 'min(-1px, calc((100% - 44px) / 2))' },
      },
    },
  }),
  'Select-trigger',
);

export const value = style(
  component({
    ...ellipsis,
    flex: 1,
    minInlineSize: 0,
    lineHeight: 1.4,
    selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
  }),
  'Select-value',
);

/** It takes no pointer events, so that presses reach the trigger. */
export const chevron = style(component({ pointerEvents: 'none' }), 'Select-chevron');
