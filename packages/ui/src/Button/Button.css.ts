import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { control } from '../theme/control.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

// A tone sets these custom properties, a variant uses them.
const fill = createVar();
const fillHovered = createVar();
const fillPressed = createVar();
const onFill = createVar();
const ink = createVar();

const tone = (colors: { fill: string; hover: string; pressed: string; text: string; ink?: string }) =>
  component({
    vars: {
      [fill]: colors.fill,
      [fillHovered]: colors.hover,
      [fillPressed]: colors.pressed,
      [onFill]: colors.text,
      [ink]: colors.ink ?? vars.color.text,
    },
  });

const tint = (percent: number) => `color-mix(in srgb, ${ink} ${percent}%, transparent)`;

interface States {
  hovered: { background: string; borderColor?: string };
  pressed: { background: string; borderColor?: string };
}

/** The colours while hovered by a pointer that can hover, and while pressed, which override them. */
const states = ({ hovered, pressed }: States) => ({
  '@media': {
    [media.hover]: { selectors: { '&:where(:hover:not(:disabled, [data-pending]))': hovered } },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
  selectors: { '&[data-pressed], a&:active': pressed },
});

const size = (height: keyof typeof measures.inputHeight, paddingInline: number, fontSize: string) =>
  component({ minBlockSize: measures.inputHeight[height], paddingInline, fontSize });

export const button = recipe({
  base: [
    control,
    component({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5em',
      maxInlineSize: '100%',
      borderRadius: vars.radius.control,
      lineHeight: 1.25,
      paddingBlock: '0.25em',
      textAlign: 'center',
      textDecoration: 'none',
      position: 'relative',
      selectors: { '&[data-pending]': { cursor: 'default' } },
    }),
  ],
  variants: {
    tone: {
      accent: tone(vars.color.accent),
      neutral: tone(vars.color.neutral),
      danger: tone(vars.color.danger),
    },
    variant: {
      solid: component({
        background: fill,
        color: onFill,
        ...states({ hovered: { background: fillHovered }, pressed: { background: fillPressed } }),
      }),
      soft: component({
        background: tint(9),
        color: ink,
        ...states({ hovered: { background: tint(14) }, pressed: { background: tint(20) } }),
      }),
      ghost: component({
        background: 'transparent',
        color: ink,
        ...states({ hovered: { background: tint(8) }, pressed: { background: tint(14) } }),
      }),
      outline: component({
        background: 'transparent',
        color: ink,
        borderColor: vars.color.controlBorder,
        ...states({
          hovered: { background: tint(6), borderColor: ink },
          pressed: { background: tint(12), borderColor: ink },
        }),
      }),
    },
    size: {
      '2xs': size('2xs', 8, vars.text.small),
      xs: size('xs', 10, vars.text.small),
      sm: size('sm', 14, vars.text.body),
      md: size('md', 18, vars.text.body),
      lg: size('lg', 22, vars.text.large),
      xl: size('xl', 28, vars.text.large),
    },
  },
});

/** The text and icons. They reserve their space while the spinner covers them. */
export const content = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
    minInlineSize: 0,
    // A word breaks only if it is wider than the button.
    overflowWrap: 'break-word',
    selectors: { '&[data-hidden]': { opacity: 0 } },
  }),
  'Button-content',
);

export const spinner = style(
  component({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
  'Button-spinner',
);
