import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, direction, media } from '../theme/styles.ts';

export const anchor = style(component({ position: 'relative', display: 'inline-flex' }), 'Badge-anchor');

export const badge = style(
  component({
    boxSizing: 'border-box',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minInlineSize: 18,
    blockSize: 18,
    paddingInline: 5,
    borderRadius: vars.radius.round,
    fontSize: '0.6875rem',
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
  'Badge-badge',
);

export const dot = style(component({ minInlineSize: 10, inlineSize: 10, blockSize: 10, padding: 0 }));

const fill = ({ fill: background, text }: { fill: string; text: string }) =>
  component({ background, color: text });

export const tone = styleVariants({
  accent: fill(vars.color.accent),
  neutral: fill(vars.color.neutral),
  danger: fill(vars.color.danger),
  positive: fill(vars.color.positive),
  warning: fill(vars.color.warning),
});

/** On the corner of the child element, separated from it by a ring in the surface colour. */
export const corner = style(
  component({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    translate: `calc(40% * ${direction}) -40%`,
    boxShadow: `0 0 0 2px ${vars.color.background}`,
    pointerEvents: 'none',
  }),
);
