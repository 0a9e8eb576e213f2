import { globalStyle, style } from '@vanilla-extract/css';
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
    '@media': {
      [media.phone]: {
        // The status gives way to the next line; then the filters scroll in one line, so that the list is in view.
        flex: '1 0 auto',
        flexWrap: 'nowrap',
        maxInlineSize: 'calc(100% + 4px)',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Space for the focus ring; not at the end, where the page would scroll.
        padding: 4,
        marginBlock: -4,
        marginInlineStart: -4,
        scrollPaddingInline: 4,
      },
    },
  }),
  'FilterBar-filters',
);

globalStyle(`${filters} > *`, component({ '@media': { [media.phone]: { flexShrink: 0 } } }));

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
