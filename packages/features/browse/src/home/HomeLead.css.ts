import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** Six tiles: three columns of two rows, or two columns of three rows on a phone. */
export const tiles = style(
  feature({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 160px), (100% - 2 * ${vars.space.sm}) / 3), 1fr))`,
    gap: vars.space.sm,
  }),
);

/** The height of a tile from the first paint. */
export const tileHeight = style(feature({ blockSize: 72, '@media': { [media.phone]: { blockSize: 56 } } }));

const rootWithCount = (count: number) => `:root[data-recent="${count}"]`;

/** Until hydration, the attribute `data-recent` of the document selects which of the two is visible. */
export const recent = style(
  feature({
    display: 'none',
    flexDirection: 'column',
    gap: vars.space.sm,
    selectors: { ':root:is([data-recent]):not([data-recent="0"]) &, &[data-shown]': { display: 'flex' } },
  }),
);
for (const count of [1, 2, 3, 4, 5])
  globalStyle(
    `${rootWithCount(count)} ${recent}:not([data-shown]) ${tileHeight}:nth-child(n + ${count + 1})`,
    feature({ display: 'none' }),
  );

export const hero = style(
  feature({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minBlockSize: 240,
    padding: vars.space.xl,
    paddingInlineEnd: '45%',
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    selectors: {
      ':root:is([data-recent]):not([data-recent="0"]) &:not([data-shown])': { display: 'none' },
    },
    '@media': {
      [media.phone]: { minBlockSize: 0, padding: vars.space.lg },
      '(max-width: 1024px)': { paddingInlineEnd: vars.space.lg },
    },
  }),
);

export const heroActions = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    marginBlockStart: vars.space.xs,
  }),
);

const coverSize = 148;
const overlap = 44;

/** Three covers of the first row of the page, fanned out at the end of the panel, each at its place once it is parsed. */
export const covers = style(
  feature({
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInlineEnd: vars.space.xl,
    inlineSize: 3 * coverSize - 2 * overlap,
    display: 'flex',
    alignItems: 'center',
    '@media': { '(max-width: 1024px)': { display: 'none' } },
  }),
);

export const cover = style(
  feature({
    flex: 'none',
    inlineSize: coverSize,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    selectors: {
      '& + &': { marginInlineStart: -overlap },
      '&:nth-child(1)': { rotate: '-5deg' },
      '&:nth-child(2)': { zIndex: 1, scale: '1.12' },
      '&:nth-child(3)': { rotate: '5deg' },
    },
  }),
);
