import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';

/** Hides the reveal button of Edge. */
export const input = style(
  component({
    selectors: {
      '&::-ms-reveal, &::-ms-clear': { display: 'none' },
    },
  }),
  'PasswordField-input',
);

/** Is closer to the edge than text. */
export const reveal = style(component({ marginInlineEnd: -4 }), 'PasswordField-reveal');

export const capsLock = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    color: vars.color.warning.ink,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    selectors: { '&:empty': { display: 'none' } },
  }),
  'PasswordField-capsLock',
);

export const strength = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: vars.text.small,
    color: vars.color.textMuted,
  }),
  'PasswordField-strength',
);

export const parts = style(
  component({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: vars.space['2xs'],
    marginBlock: vars.space['2xs'],
  }),
);

/** Has a fixed width, so that the bar does not move when the text changes. */
export const word = style(component({ minInlineSize: '4.75em', textAlign: 'end' }));

export const part = style(
  component({
    blockSize: 4,
    borderRadius: vars.radius.round,
    background: vars.color.neutral.fill,
    ...transition('background-color'),
    selectors: {
      '&[data-filled]': { background: vars.color.danger.fill },
      '[data-strength="2"] > &[data-filled]': { background: vars.color.warning.fill },
      '[data-strength="3"] > &[data-filled], [data-strength="4"] > &[data-filled]': {
        background: vars.color.positive.fill,
      },
    },
    '@media': {
      [media.forcedColors]: {
        outline: '1px solid CanvasText',
        selectors: { '&[data-filled]': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
