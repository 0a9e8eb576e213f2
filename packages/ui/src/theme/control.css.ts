import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { component, focusRing, touchTarget, transition } from './styles.ts';

/** Shared by all pressable controls. */
export const control = style(
  component({
    appearance: 'none',
    border: '1px solid transparent',
    cursor: 'pointer',
    fontWeight: vars.weight.medium,
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    ...transition('background-color', 'border-color', 'color', 'opacity'),
    ...touchTarget,
    selectors: {
      ...focusRing,
      '&:disabled, &[data-disabled]': { cursor: 'default', opacity: 0.45 },
    },
  }),
);
