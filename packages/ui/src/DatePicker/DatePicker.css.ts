import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

/** The content of the overlay: the calendar and its controls. */
export const dialog = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    padding: vars.space.md,
    overflow: 'auto',
    outline: 'none',
    '@media': { [media.phone]: { alignItems: 'center' } },
  }),
  'DatePicker-dialog',
);

export const actions = style(
  component({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    inlineSize: '100%',
  }),
  'DatePicker-actions',
);
