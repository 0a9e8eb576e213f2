import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';

/** The stepper buttons extend to the edge of the box. */
export const box = style(component({ paddingInlineEnd: 0 }));

export const input = style(component({ fontVariantNumeric: 'tabular-nums' }), 'NumberField-input');

export const steppers = style(
  component({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignSelf: 'stretch',
    overflow: 'hidden',
    // Inside the border of the box.
    borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
    borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
    '@media': { [media.coarse]: { overflow: 'visible' } },
  }),
  'NumberField-steppers',
);

export const stepper = style(
  component({
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    minInlineSize: 'calc(var(--segno-field-icon) + 14px)',
    padding: 0,
    appearance: 'none',
    background: 'transparent',
    border: 'none',
    borderInlineStart: `1px solid ${vars.color.hairline}`,
    color: vars.color.text,
    font: 'inherit',
    fontSize: 'var(--segno-field-icon)',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    ...transition('background-color', 'color'),
    selectors: {
      '&[data-pressed]': { background: vars.color.neutral.pressed },
      '&[data-disabled]': { cursor: 'default', color: vars.color.textMuted, opacity: 0.45 },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -3 },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:where(:hover:not(:disabled, [data-pressed]))': { background: vars.color.hover } },
      },
      // Touch targets are 44 px in both directions and do not overlap.
      [media.coarse]: {
        minInlineSize: 44,
        '::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlock: 'min(0px, calc((100% - 44px) / 2))',
        },
      },
      [media.forcedColors]: {
        borderInlineStartColor: 'ButtonBorder',
        selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } },
      },
    },
  }),
  'NumberField-stepper',
);
