import { vars } from '@segno/ui/theme';
import { ellipsis, feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** How wide a column is by what it shows: a name or a text needs more than a number. */
export const widths = {
  text: 'minmax(88px, 2fr)',
  refs: 'minmax(88px, 2fr)',
  ref: 'minmax(88px, 2fr)',
  price: 'minmax(112px, 2fr)',
  page: 'minmax(88px, 2fr)',
  choice: 'minmax(88px, 1fr)',
  flag: 'minmax(72px, 1fr)',
  number: 'minmax(72px, 1fr)',
  size: 'minmax(72px, 1fr)',
  duration: 'minmax(72px, 1fr)',
  date: 'minmax(96px, 1fr)',
  time: 'minmax(96px, 1fr)',
  instant: 'minmax(168px, 1fr)',
} as const;

/** The width of numbers with up to nine digits. */
export const largeWidth = 'minmax(112px, 1fr)';

export const name = style(
  feature({
    position: 'relative',
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: vars.space.sm,
    minInlineSize: 0,
  }),
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
    '@media': {
      [media.phone]: {
        ...ellipsis,
        display: 'block',
        minInlineSize: 0,
        // The line has the direction of the page, and each part in it its own.
        unicodeBidi: 'normal',
      },
    },
  }),
);

/** A value with the button that changes it, which is shown while the row is used. */
export const cell = style(
  feature({
    position: 'relative',
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: vars.space['2xs'],
    minInlineSize: 0,
    selectors: { '&[data-align="end"]': { justifyContent: 'end' } },
  }),
);

export const value = style(feature({ ...ellipsis, minInlineSize: 0 }));

export const editor = style(
  feature({
    flex: 'none',
    opacity: 0,
    // Beside the value; on a phone, where it is always shown, all of them are in line.
    selectors: { '[role="row"]:hover &, [role="row"]:focus-within &': { opacity: 1 } },
    '@media': {
      '(hover: none)': { opacity: 1 },
      // It covers the end of a value while the row is used, and takes no place from it before.
      '(hover: hover)': {
        selectors: {
          [`:is(${cell}, ${name}) > &`]: {
            position: 'absolute',
            insetInlineEnd: 0,
            background: vars.color.background,
            borderRadius: vars.radius.control,
          },
        },
      },
      [media.phone]: { marginInlineStart: 'auto' },
    },
  }),
);

/** A group of conditions. */
export const group = style(
  feature({
    flex: 1,
    minInlineSize: 0,
    padding: vars.space.md,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
  }),
);

export const rule = style(feature({ display: 'flex', alignItems: 'start', gap: vars.space.sm }));

export const ruleFields = style(
  feature({
    display: 'grid',
    flex: 1,
    gap: vars.space.sm,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    minInlineSize: 0,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
