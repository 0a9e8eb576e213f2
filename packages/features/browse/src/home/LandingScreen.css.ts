import { vars } from '@segno/ui/theme';
import { feature as rule, media } from '@segno/ui/theme/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const hero = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xl,
    minBlockSize: 'min(480px, 60dvb)',
    paddingBlock: vars.space.xl,
    '@media': { [media.phone]: { minBlockSize: 0, paddingBlock: vars.space.lg } },
  }),
);

export const words = style(rule({ flex: '1 1 340px', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const covers = style(
  rule({
    flex: '1 1 300px',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.sm,
    maxInlineSize: 520,
  }),
);

export const picture = style(
  rule({
    flex: '1 1 300px',
    minInlineSize: 0,
    maxInlineSize: 640,
    maxBlockSize: 480,
    objectFit: 'cover',
    borderRadius: vars.radius.panel,
  }),
);

/** Large features have a row each, with their pictures at alternate sides; small ones share rows. */
export const features = styleVariants({
  large: rule({ display: 'grid', gap: vars.space['2xl'] }),
  small: rule({
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  }),
});

export const feature = styleVariants({
  large: rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xl,
    selectors: { '&:nth-child(even)': { flexDirection: 'row-reverse' } },
    overflowWrap: 'anywhere',
  }),
  small: rule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    padding: vars.space.lg,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    overflowWrap: 'anywhere',
  }),
});
globalStyle(`${feature.large} > *`, rule({ flex: '1 1 300px', minInlineSize: 0 }));

export const featurePicture = styleVariants({
  large: rule({
    maxInlineSize: 560,
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: vars.radius.panel,
  }),
  small: rule({
    inlineSize: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
  }),
});
