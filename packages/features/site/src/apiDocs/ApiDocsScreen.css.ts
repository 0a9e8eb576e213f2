import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const layout = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The index scrolls by itself beside a long page. */
export const index = style(
  feature({
    maxBlockSize: '70dvb',
    overflowY: 'auto',
    '@media': { [media.narrow]: { maxBlockSize: '30dvb' } },
  }),
);

export const path = style(feature({ overflowWrap: 'anywhere' }));

export const scroll = style(feature({ overflowX: 'auto' }));

export const table = style(feature({ inlineSize: '100%', borderSpacing: vars.space.xs, textAlign: 'start' }));

export const code = style(
  feature({
    margin: 0,
    padding: vars.space.sm,
    maxBlockSize: 320,
    overflow: 'auto',
    borderRadius: vars.radius.control,
    background: vars.color.overlay,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
