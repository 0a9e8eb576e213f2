import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { control } from '../theme/control.css.ts';
import { measures } from '../theme/measures.ts';
import { component, ellipsis } from '../theme/styles.ts';

const size = (height: keyof typeof measures.chipHeight, paddingInline: number, fontSize: string) =>
  component({ blockSize: measures.chipHeight[height], paddingInline, fontSize });

const tinted = (ink: string) =>
  component({ color: ink, background: `color-mix(in srgb, ${ink} 11%, transparent)` });

export const chip = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: component({ background: vars.color.neutral.fill, color: vars.color.neutral.text }),
      accent: tinted(vars.color.accent.ink),
      positive: tinted(vars.color.positive.ink),
      warning: tinted(vars.color.warning.ink),
      danger: tinted(vars.color.danger.ink),
    },
    size: {
      xs: size('xs', 8, '0.6875rem'),
      sm: size('sm', 10, vars.text.small),
      md: size('md', 14, vars.text.body),
      lg: size('lg', 18, vars.text.body),
    },
    isInteractive: {
      true: [
        control,
        component({
          selectors: {
            '&:hover:not(:disabled)': {
              borderColor: vars.color.controlBorder,
            },
            '&:active, &[data-pressed]': { opacity: 0.7 },
          },
        }),
      ],
    },
    isSelected: {
      true: component({
        background: vars.color.text,
        color: vars.color.background,
        '@media': {
          '(forced-colors: active)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      }),
    },
  },
});

// Space for descenders.
export const label = style(component({ ...ellipsis, lineHeight: 1.4 }), 'Chip-label');
