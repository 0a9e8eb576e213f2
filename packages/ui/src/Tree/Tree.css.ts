import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRingInside, media, transition } from '../theme/styles.ts';

/** react-aria says the level on the item. */
export const indent = style(
  component({
    flex: 'none',
    display: 'flex',
    inlineSize: 24,
    marginInlineStart: 'calc((var(--tree-item-level) - 1) * 20px)',
    marginInlineEnd: -8,
  }),
);

export const chevron = style(
  component({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      ...focusRingInside,
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    },
    '@media': { [media.coarse]: { '::after': { content: '', position: 'absolute', inset: -10 } } },
  }),
);

export const chevronIcon = style(
  component({
    ...transition('transform'),
    selectors: {
      '[data-expanded] &': { transform: 'rotate(90deg)' },
      '[data-expanded]:dir(rtl) &': { transform: 'scaleX(-1) rotate(90deg)' },
    },
  }),
);

/** Says that what an item holds did not come. */
export const failure = style(
  component({ display: 'inline-flex', flex: 'none', color: vars.color.danger.ink }),
);
