import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, transition } from '../theme/styles.ts';

/** Receives the events of the control; `display: contents`. */
export const trigger = style(component({ display: 'contents' }), 'Tooltip-trigger');

export const bubble = style(
  component({
    maxInlineSize: measures.tooltip.maxWidth,
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.xs,
    // The colours are inverted, for contrast with every surface in both themes.
    background: vars.color.text,
    color: vars.color.background,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.raised,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    ...transition('opacity'),
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
  'Tooltip-bubble',
);

export const withKeys = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

// The bubble is inverted, so the muted text colour of the page would lack contrast.
globalStyle(`${withKeys}${withKeys} kbd`, component({ color: 'inherit' }));
