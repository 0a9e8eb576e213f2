import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const box = style(
  component({
    minInlineSize: 0,
    overflow: 'hidden',
    background: vars.color.raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '[data-invalid] > &': { borderColor: vars.color.danger.fill },
      '[data-readonly] > &': { background: 'transparent', borderStyle: 'dashed' },
    },
  }),
  'CodeEditor-box',
);

export const waiting = style(
  component({ padding: vars.space.sm, minBlockSize: 'calc(var(--segno-min-rows) * 20px + 8px)' }),
);
