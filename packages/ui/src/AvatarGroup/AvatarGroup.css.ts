import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

const overlap = '0.3em';

export const group = style(
  component({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: vars.space['2xs'],
    margin: 0,
    padding: 0,
    paddingInlineStart: overlap,
    listStyle: 'none',
  }),
);

/**
 * Each avatar overlaps the edge of the previous one but not its letters; a ring in the surface colour separates them.
 */
export const item = style(
  component({
    display: 'inline-flex',
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 2px var(--segno-avatar-ring, ${vars.color.background})`,
    marginInlineStart: `-${overlap}`,
  }),
  'AvatarGroup-item',
);

export const rest = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.round,
    background: vars.color.neutral.fill,
    color: vars.color.neutral.text,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    outline: '1px solid transparent',
    outlineOffset: -1,
  }),
  'AvatarGroup-rest',
);
