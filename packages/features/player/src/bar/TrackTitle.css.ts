import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style, styleVariants } from '@vanilla-extract/css';

export const title = styleVariants({
  md: [feature({ display: 'grid', gap: vars.space['3xs'], minInlineSize: 0 })],
  heading: [feature({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0 })],
});

export const line = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 }),
);

/** A truncated name is shown in full while it has the keyboard focus. */
const whole = {
  '&:focus-visible': { whiteSpace: 'normal', overflow: 'visible', lineHeight: 1.25 },
} as const;

export const name = styleVariants({
  md: [feature({ fontWeight: vars.weight.medium, fontSize: vars.text.body, selectors: whole })],
  heading: [
    feature({
      fontWeight: vars.weight.bold,
      fontSize: 'clamp(1.5rem, 1.1rem + 1.6vw, 2rem)',
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
      selectors: whole,
    }),
  ],
});
