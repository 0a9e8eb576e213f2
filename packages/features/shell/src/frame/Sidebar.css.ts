import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';
import { collapsed, dockSize, headerSize, narrow, phone, sidebarSize } from './frameMeasures.css.ts';

export const sidebar = style(
  feature({
    gridArea: 'sidebar',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 11,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: sidebarSize,
    blockSize: `calc(100dvb - var(${dockSize}))`,
    background: vars.color.raised,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
    '@media': { [phone]: { display: 'none' } },
  }),
);

export const sidebarHead = style(
  feature({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: `var(${headerSize})`,
    paddingInline: 20,
    '@media': { [narrow]: { justifyContent: 'center', paddingInline: 0 } },
    selectors: {
      [`${collapsed} &`]: {
        flexDirection: 'column',
        justifyContent: 'center',
        padding: `${vars.space.md} 0 0`,
      },
    },
  }),
);

export const sidebarToggle = style(feature({ '@media': { [narrow]: { display: 'none' } } }));

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
