import { vars } from '@segno/ui/theme';
import { ellipsis, feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const name = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
);

export const picture = style(feature({ flex: 'none', inlineSize: 28 }));

export const text = style(feature({ display: 'grid', minInlineSize: 0 }));

export const link = style(
  feature({ ...ellipsis, color: vars.color.text, fontWeight: vars.weight.medium, minInlineSize: 0 }),
);

/** What the hidden columns of a phone say. */
export const details = style(
  feature({
    display: 'none',
    '@media': { [media.phone]: { ...ellipsis, display: 'block', minInlineSize: 0 } },
  }),
);

export const wideOnly = style(feature({ '@media': { [media.phone]: { display: 'none' } } }));
