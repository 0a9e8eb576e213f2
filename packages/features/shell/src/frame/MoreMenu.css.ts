import { vars } from '@segno/ui/theme';
import { feature, focusRingInside } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';
import { menuEntry } from './MenuList.css.ts';

/** A button that looks like the links of the menu at the bottom. */
export const more = style(
  feature({
    ...menuEntry,
    blockSize: '100%',
    inlineSize: '100%',
    paddingInline: vars.space['2xs'],
    borderRadius: 0,
    fontSize: vars.text.small,
    selectors: focusRingInside,
  }),
);

export const moreContent = style(
  feature({ display: 'grid', justifyItems: 'center', gap: 2, lineHeight: 1.25 }),
);
