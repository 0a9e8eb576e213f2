import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const callout = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    fontSize: vars.text.body,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

const tinted = (ink: string) =>
  component({
    vars: { '--segno-callout-ink': ink },
    background: `color-mix(in srgb, ${ink} 9%, transparent)`,
    borderColor: `color-mix(in srgb, ${ink} 28%, transparent)`,
  });

/** The ink of a warning is brown: the tint of the other tones would be beige, so that this one has a hue of its own. */
const warningTint = (opacity: number) =>
  // literal: a yellow near the hue of the ink, inside of sRGB
  `oklch(from ${vars.color.warning.ink} 0.88 0.14 calc(h + 16) / ${opacity})`;

export const tone = styleVariants({
  info: tinted(vars.color.textMuted),
  positive: tinted(vars.color.positive.ink),
  warning: [
    tinted(vars.color.warning.ink),
    component({
      '@supports': {
        // literal: a test of browser support
        '(color: oklch(from red l c h))': { background: warningTint(0.32), borderColor: warningTint(0.7) },
      },
    }),
  ],
  danger: tinted(vars.color.danger.ink),
});

export const icon = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    paddingBlockStart: 1,
    color: 'var(--segno-callout-ink)',
    fontSize: 18,
    lineHeight: 1,
  }),
  'Callout-icon',
);

export const text = style(
  component({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space['2xs'], lineHeight: 1.45 }),
  'Callout-text',
);

export const title = style(component({ fontWeight: vars.weight.bold }), 'Callout-title');

const ink = (percent: number) => `color-mix(in srgb, var(--segno-callout-ink) ${percent}%, transparent)`;

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    paddingBlockStart: vars.space['2xs'],
    // A neutral button has too little contrast with the tint.
    vars: {
      [vars.color.neutral.fill]: ink(16),
      [vars.color.neutral.hover]: ink(24),
      [vars.color.neutral.pressed]: ink(32),
    },
  }),
  'Callout-actions',
);

/** Closer to the corner than the text. */
export const dismiss = style(component({ marginBlock: -4, marginInlineEnd: -8 }), 'Callout-dismiss');
