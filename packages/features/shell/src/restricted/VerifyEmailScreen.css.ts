import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A button that looks like a link inside its sentence. */
export const resend = style(
  feature({
    display: 'inline',
    blockSize: 'auto',
    minBlockSize: 0,
    padding: 0,
    // Text decoration does not reach the flex box inside a button.
    border: 'none',
    borderBlockEnd: '1px solid',
    borderRadius: 0,
    background: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    whiteSpace: 'normal',
  }),
);
