import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, focusRing, media, transition } from '../theme/styles.ts';

export const breadcrumbs = recipe({
  base: component({ minInlineSize: 0 }),
  variants: {
    size: {
      sm: component({ fontSize: vars.text.small }),
      md: component({ fontSize: vars.text.body }),
      lg: component({ fontSize: vars.text.large }),
    },
  },
});

/** A step that is hidden in the menu keeps its width, which is measured to decide whether it fits again. */
export const list = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    // Space for the focus ring, which `overflow` would clip.
    padding: 4,
    marginInline: -4,
    listStyle: 'none',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  }),
  'Breadcrumbs-list',
);

export const step = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    maxInlineSize: '100%',
    minInlineSize: 0,
    color: vars.color.textMuted,
    selectors: {
      '&:last-child': { flex: '0 1 auto', color: vars.color.text },
      '&[data-hidden]': { position: 'absolute', visibility: 'hidden' },
    },
  }),
  'Breadcrumbs-step',
);

export const separator = style(
  component({ flex: 'none', marginInline: vars.space['2xs'], color: vars.color.textMuted, opacity: 0.7 }),
  'Breadcrumbs-separator',
);

export const place = style(
  component({
    ...ellipsis,
    display: 'block',
    maxInlineSize: '28ch',
    position: 'relative',
    borderRadius: 3,
    color: 'inherit',
    textDecoration: 'none',
    textUnderlineOffset: '0.2em',
    WebkitTapHighlightColor: 'transparent',
    ...transition('color'),
    selectors: {
      ...focusRing,
      'a&:hover, a&:focus-visible': { color: vars.color.text, textDecorationLine: 'underline' },
      'a&:active': { opacity: 0.7 },
      '&[aria-current]': { fontWeight: vars.weight.medium, maxInlineSize: 'none' },
      '&[aria-disabled]': { opacity: 0.45 },
    },
    '@media': {
      [media.coarse]: { paddingBlock: 12 },
      [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText', opacity: 1 } } },
    },
  }),
  'Breadcrumbs-place',
);
