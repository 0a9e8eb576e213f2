import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';

export const zone = recipe({
  base: component({
    boxSizing: 'border-box',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    background: vars.color.raised,
    border: `1.5px dashed ${vars.color.controlBorder}`,
    borderRadius: vars.radius.card,
    fontSize: vars.text.body,
    ...transition('background-color', 'border-color'),
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.text },
      '[data-invalid] > &': { borderColor: vars.color.danger.fill },
      '&[data-drop-target]': {
        background: `linear-gradient(${vars.color.selected}, ${vars.color.selected}) ${vars.color.raised}`,
        borderStyle: 'solid',
        borderColor: vars.color.accent.fill,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.fill}`,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
      '&[data-disabled]': { borderColor: vars.color.controlBorder },
      '&[data-disabled]:not([data-pending])': { opacity: 0.45 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-drop-target]': { outline: '3px solid Highlight' },
          '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      sm: component({ flexDirection: 'row', flexWrap: 'wrap', padding: vars.space.sm }),
      md: component({ padding: vars.space.lg, minBlockSize: 144 }),
      lg: component({ padding: vars.space['2xl'], minBlockSize: 240, gap: vars.space.sm }),
    },
  },
});

export const symbol = style(
  component({ display: 'inline-flex', color: vars.color.textMuted, fontSize: vars.text.heading }),
  'DropZone-symbol',
);

/** Covers the whole zone, which is its hit target. */
export const choose = style(
  component({
    selectors: {
      '&&': { position: 'static' },
      '&&::after': { content: '', position: 'absolute', inset: 0 },
      // The whole zone has reduced opacity already.
      '[data-disabled]:not([data-pending]) &&': { opacity: 1 },
    },
  }),
  'DropZone-choose',
);
