import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** The scrolling part of a sidebar or of its drawer. */
export const sidebarBody = style(
  component({
    flex: 1,
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['3xs'],
    paddingInline: vars.space.sm,
    paddingBlockEnd: vars.space.sm,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  }),
);
