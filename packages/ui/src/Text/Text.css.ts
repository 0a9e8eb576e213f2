import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis } from '../theme/styles.ts';

const face = (fontSize: string, lineHeight: number, letterSpacing?: string) =>
  component({ fontSize, lineHeight, letterSpacing });

export const size = styleVariants({
  sm: face(vars.text.small, 1.4),
  md: face(vars.text.body, 1.5),
  lg: face(vars.text.large, 1.5),
  heading: face(vars.text.heading, 1.3, '-0.01em'),
  title: face(vars.text.title, 1.2, '-0.02em'),
  hero: face(vars.text.hero, 1.05, '-0.03em'),
});

export const tone = styleVariants(
  {
    neutral: vars.color.text,
    muted: vars.color.textMuted,
    accent: vars.color.accent.ink,
    danger: vars.color.danger.ink,
    positive: vars.color.positive.ink,
    warning: vars.color.warning.ink,
  },
  (color) => component({ color }),
);

export const weight = styleVariants(vars.weight, (fontWeight) => component({ fontWeight }));

export const truncated = style(component({ display: 'block', ...ellipsis }));

const clamp = (WebkitLineClamp: number) =>
  component({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp, overflow: 'hidden' });

/** Truncates after a number of lines. */
export const lines = styleVariants({ 2: clamp(2), 3: clamp(3), 4: clamp(4) });

/** Tabular figures, so that durations and counts are aligned. */
export const tabular = style(component({ fontVariantNumeric: 'tabular-nums' }));

export const align = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) =>
  component({ textAlign }),
);
