import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const avatar = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    color: vars.color.category.text,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    letterSpacing: '0.02em',
    userSelect: 'none',
    outline: '1px solid transparent',
    outlineOffset: -1,
  }),
);

/** The diameters in pixels. */
export const diameters = { xs: 24, sm: 32, md: 40, lg: 56, xl: 96 } as const;

export const size = styleVariants(diameters, (diameter) =>
  component({ inlineSize: diameter, blockSize: diameter, fontSize: Math.round(diameter * 0.4) }),
);

const { text: _text, ...colors } = vars.color.category;

export const color = styleVariants(colors, (background) => component({ background }));

export const picture = style(
  component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
  'Avatar-picture',
);
