import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media, touchTarget } from '../theme/styles.ts';

/** The button at the end that opens the list. */
export const opener = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    blockSize: '100%',
    padding: 0,
    appearance: 'none',
    background: 'none',
    border: 'none',
    outline: 'none',
    color: vars.color.textMuted,
    fontSize: 'var(--segno-field-icon)',
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:hover': { color: vars.color.text } },
    '@media': {
      [media.coarse]: {
        ...touchTarget['@media'][media.coarse],
        // Far enough from the clear button that the hit targets do not overlap.
        selectors: { 'span + &': { marginInlineStart: vars.space.md } },
      },
    },
  }),
  'ComboBox-opener',
);
