import { globalStyle, style } from '@vanilla-extract/css';
import { box, choice, help, mark, row } from '../choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';

export const ring = style([box, component({ borderRadius: vars.radius.round })], 'RadioGroup-ring');

export const dot = style(
  component({
    inlineSize: `calc(${mark} * 0.42)`,
    blockSize: `calc(${mark} * 0.42)`,
    borderRadius: vars.radius.round,
    background: 'currentColor',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
  'RadioGroup-dot',
);

/** Its radios are cards: the whole card is the hit target. */
export const cards = style(component({ gap: vars.space.xs }));

globalStyle(
  `${cards} > ${choice}`,
  component({
    boxSizing: 'border-box',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    background: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    ...transition('background-color', 'border-color', 'box-shadow'),
  }),
);
globalStyle(`${cards}[data-orientation="horizontal"] > ${choice}`, component({ flex: '1 1 180px' }));
globalStyle(
  `${cards} > ${choice}:not([data-disabled], [data-readonly]):hover`,
  component({ borderColor: vars.color.controlBorder }),
);
globalStyle(
  `${cards} > ${choice}[data-selected]`,
  component({
    background: `linear-gradient(${vars.color.selected}, ${vars.color.selected}) ${vars.color.raised}`,
    borderColor: vars.color.accent.fill,
    boxShadow: `inset 0 0 0 1px ${vars.color.accent.fill}`,
    '@media': {
      [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  }),
);
globalStyle(`${cards} > ${choice}[data-invalid]`, component({ borderColor: vars.color.danger.fill }));
globalStyle(
  `${cards} > ${choice}:has([data-focus-visible])`,
  component({ outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 }),
);
globalStyle(`${cards} > ${choice} > ${row} > ${ring}`, component({ outline: 'none' }));
globalStyle(`${cards} > ${choice} > ${row}`, component({ fontWeight: vars.weight.medium }));
// The label covers its card.
globalStyle(
  `${cards} > ${choice} > ${row}::after`,
  component({ content: '', position: 'absolute', inset: 0 }),
);
// Interactive elements in a description are above it.
globalStyle(`${cards} > ${choice} > ${help} :is(a, button)`, component({ position: 'relative', zIndex: 1 }));
