import { measures } from '@segno/ui/theme/measures';
import { vars } from '@segno/ui/theme';
import { feature, focusRing, transition } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A container, because its width also depends on whether the queue is open beside the page. */
export const best = style(feature({ containerType: 'inline-size' }));

/** The top result beside four tracks, or above them. */
export const bestColumns = style(
  feature({
    display: 'grid',
    gap: `${vars.space.lg} ${vars.space.xl}`,
    '@container': { '(min-width: 620px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);

/** Always one row, which scrolls. */
export const chips = style(
  feature({
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Space for focus rings, which the scroll container would clip.
    padding: 4,
    margin: -4,
  }),
);

export const allChips = style(feature({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

/** Space for earlier searches, from the first paint; `data-searched` of the document is true when there are any. */
export const recent = style(
  feature({
    display: 'none',
    flexDirection: 'column',
    gap: vars.space.xs,
    selectors: { ':root[data-searched="true"] &, &[data-shown]': { display: 'flex' } },
  }),
);

export const recentList = style([chips, feature({ minBlockSize: 52 })]);

export const recentItem = style(
  feature({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    blockSize: measures.touchTarget,
    maxInlineSize: 280,
    paddingInlineEnd: vars.space['2xs'],
    borderRadius: vars.radius.round,
    background: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
  }),
);

export const recentQuery = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    minInlineSize: measures.touchTarget,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
    borderRadius: vars.radius.round,
    color: vars.color.text,
    overflow: 'hidden',
    textDecoration: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...transition('color'),
    selectors: { ...focusRing, '&:hover': { textDecoration: 'underline' } },
  }),
);
