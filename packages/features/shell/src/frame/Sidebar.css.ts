import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';
import { collapsed, headerSize } from './frameMeasures.css.ts';

export const sidebar = style(feature({ display: 'flex', flexDirection: 'column' }));

export const sidebarHead = style(
  feature({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: `var(${headerSize})`,
    paddingInline: 20,
    '@media': { [media.narrow]: { justifyContent: 'center', paddingInline: 0 } },
    selectors: {
      [`${collapsed} &`]: {
        flexDirection: 'column',
        justifyContent: 'center',
        padding: `${vars.space.md} 0 0`,
      },
    },
  }),
);

export const sidebarToggle = style(feature({ '@media': { [media.narrow]: { display: 'none' } } }));

export const menu = style(
  feature({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: vars.space.sm,
  }),
);
