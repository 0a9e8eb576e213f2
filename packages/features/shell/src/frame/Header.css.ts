import { measures } from '@segno/ui/theme/measures';
import { featureLayer, vars } from '@segno/ui/theme';
import { ellipsis, feature, focusRing, media, transition } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { main } from './AppShell.css.ts';

globalStyle(`header:has(~ ${main})`, { '@layer': { [featureLayer]: { gap: vars.space.md } } });

export const search = style(
  feature({
    flex: 1,
    minInlineSize: 0,
    maxInlineSize: 440,
    // The page of the search has the field itself. The search in a list is another one.
    selectors: { 'header:has(~ main [role="search"]) > &': { visibility: 'hidden' } },
    // On a phone the menu at the bottom has the link to the search.
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const searchLink = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    blockSize: measures.inputHeight.md,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.round,
    border: `1px solid ${vars.color.hairline}`,
    background: vars.color.raised,
    color: vars.color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...transition('border-color', 'background-color'),
    selectors: {
      ...focusRing,
      '&:hover': { borderColor: vars.color.controlBorder },
      '&:active': { background: vars.color.hover },
    },
  }),
);

export const searchHint = style(feature({ ...ellipsis, color: vars.color.textMuted }));

export const actions = style(
  feature({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    // The hit targets of neighbours do not overlap.
    '@media': { [media.phone]: { gap: vars.space['2xs'] } },
  }),
);
