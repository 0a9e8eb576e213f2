import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

/** The drop indicator. */
export const indicator = style(
  component({
    position: 'relative',
    zIndex: 3,
    blockSize: 0,
    outline: 'none',
    selectors: {
      '&[data-drop-target]': { outline: `1px solid ${vars.color.accent.fill}` },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-drop-target]': { outlineColor: 'Highlight' } } },
    },
  }),
);

export const handle = style(component({ flex: 'none', color: vars.color.textMuted, cursor: 'grab' }));
