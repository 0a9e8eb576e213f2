import { featureLayer, vars } from '@segno/ui/theme';
import { ellipsis, feature, focusRing, media } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { collapsed } from './frameMeasures.css.ts';

const base = feature({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { ...focusRing, '&:hover': { textDecoration: 'none' } },
});

/**
 * On a phone, and without the menus of the site, the logo is in the header instead of the sidebar. A page without the
 * frame has its own.
 */
export const logo = {
  sidebar: style([base]),
  page: style([base]),
  // A name that has no room beside the actions wraps into a second row, which is not visible: a cut name says nothing.
  header: style([
    base,
    feature({
      display: 'none',
      flexWrap: 'wrap',
      blockSize: 32,
      overflow: 'hidden',
      '@media': { [media.phone]: { display: 'inline-flex' } },
      selectors: { '[data-frame="work"] &': { display: 'inline-flex' } },
    }),
  ]),
};

export const siteName = style(
  feature({
    ...ellipsis,
    fontSize: vars.text.heading,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.02em',
    selectors: { [`${collapsed} ${logo.sidebar} &`]: { display: 'none' } },
  }),
);

globalStyle(`${logo.sidebar} > ${siteName}`, {
  '@layer': { [featureLayer]: { '@media': { [media.narrow]: { display: 'none' } } } },
});

export const mark = style(feature({ flex: 'none' }));
export const markFill = style(feature({ fill: vars.color.accent.fill }));
export const markLines = style(
  feature({ fill: 'none', stroke: vars.color.accent.text, strokeWidth: 2.25, strokeLinecap: 'round' }),
);
export const markDot = style(feature({ fill: vars.color.accent.text }));

const dark = { display: 'none' };
const shown = { display: 'block' };

export const logoLight = style(
  feature({
    blockSize: 28,
    inlineSize: 'auto',
    selectors: { '[data-theme="dark"] &': dark },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { '[data-theme="system"] &': dark } } },
  }),
);

export const logoDark = style(
  feature({
    blockSize: 28,
    inlineSize: 'auto',
    display: 'none',
    selectors: { '[data-theme="dark"] &': shown },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { '[data-theme="system"] &': shown } } },
  }),
);
