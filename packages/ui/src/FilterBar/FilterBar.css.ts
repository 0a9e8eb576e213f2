import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
);

export const search = style(
  component({
    flex: '0 1 280px',
    minInlineSize: 0,
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
  'FilterBar-search',
);

export const filters = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    // The status gives way to the next line before the filters wrap.
    '@media': { [media.phone]: { flex: '1 0 auto', maxInlineSize: '100%' } },
  }),
  'FilterBar-filters',
);

export const status = style(
  component({
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    // Without text it takes no gap from the filters.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
  'FilterBar-status',
);
