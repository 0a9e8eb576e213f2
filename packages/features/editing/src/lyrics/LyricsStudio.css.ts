import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A line with its time, its words and its actions. */
export const line = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '6em 1fr auto',
    gap: vars.space.sm,
    alignItems: 'center',
    paddingBlock: vars.space['2xs'],
    borderRadius: vars.radius.control,
    selectors: { '&[data-next]': { background: vars.color.hover } },
    // The actions are under the words on phones.
    '@media': { '(max-width: 600px)': { gridTemplateColumns: '6em 1fr' } },
  }),
);

/** What somebody else has saved. */
export const theirs = style(feature({ whiteSpace: 'pre-line' }));

export const actions = style(feature({ '@media': { '(max-width: 600px)': { gridColumnStart: 2 } } }));

export const lines = style(feature({ listStyle: 'none', margin: 0, padding: 0 }));

export const time = style(feature({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted }));
