import { vars } from '@segno/ui/theme';
import { feature, layoutSize, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The editor fills the window above the player. */
export const editor = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    blockSize: `max(420px, 100dvb - var(${layoutSize.dock}, 0px))`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const bar = style(
  feature({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.md}`,
    minBlockSize: 56,
    padding: `${vars.space.xs} ${vars.space.md}`,
    background: vars.color.raised,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const name = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: '0 1 auto',
    minInlineSize: 0,
    maxInlineSize: 300,
    '@media': { [media.phone]: { flex: '1 1 160px' } },
  }),
);

export const names = style(feature({ minInlineSize: 0 }));

export const previewChoices = style(
  feature({
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    '@media': {
      [media.narrow]: {
        order: 1,
        flex: '1 0 100%',
        justifyContent: 'flex-start',
        selectors: { '[data-view="controls"] &': { display: 'none' } },
      },
    },
  }),
);

export const actions = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
  }),
);

/** Chooses between the controls and the preview where there is no room for both. */
export const viewChoice = style(
  feature({ display: 'none', '@media': { [media.narrow]: { display: 'flex', flex: '1 0 100%' } } }),
);

export const panel = style(
  feature({
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: vars.space.md,
    background: vars.color.raised,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
    '@media': {
      [media.narrow]: { selectors: { '[data-view="preview"] > &': { display: 'none' } } },
    },
  }),
);

export const preview = style(
  feature({
    minInlineSize: 0,
    minBlockSize: 0,
    padding: vars.space.md,
    '@media': {
      [media.narrow]: { selectors: { '[data-view="controls"] > &': { display: 'none' } } },
      [media.phone]: { padding: vars.space.xs },
    },
  }),
);
