import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';

/** Without the button that Edge draws itself. */
export const input = style(
  component({
    selectors: {
      '&::-ms-reveal, &::-ms-clear': { display: 'none' },
    },
  }),
);

/** Stands nearer to the edge than words do. */
export const reveal = style(component({ marginInlineEnd: -4 }));

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
);

export const strength = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: vars.text.small,
    color: vars.color.textMuted,
  }),
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

/** Keeps its room, so that the parts do not move with the word. */
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
