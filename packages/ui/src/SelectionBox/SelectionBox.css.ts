import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, media, touchTarget, transition } from '../theme/styles.ts';

export const box = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 18,
    blockSize: 18,
    ...touchTarget,
    position: 'relative',
    boxSizing: 'border-box',
    borderRadius: 5,
    border: `1.5px solid ${vars.color.controlBorder}`,
    color: 'transparent',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...transition('background-color', 'border-color'),
    selectors: {
      ...focusRing,
      '&[data-hovered]': { borderColor: vars.color.text },
      '&[data-selected], &[data-indeterminate]': {
        background: vars.color.accent.fill,
        borderColor: vars.color.accent.fill,
        color: vars.color.accent.text,
      },
      '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
    },
    '@media': {
      ...touchTarget['@media'],
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'Canvas',
        selectors: {
          '&[data-selected], &[data-indeterminate]': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);

export const mark = style(component({ strokeWidth: 3 }));
