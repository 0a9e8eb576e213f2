import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { resetLayer, vars } from '../theme/contract.css.ts';
import { component, focusRing, media } from '../theme/styles.ts';

export const view = style(
  component({
    maxInlineSize: '68ch',
    color: vars.color.text,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const size = styleVariants({
  sm: component({ fontSize: vars.text.body }),
  md: component({ fontSize: vars.text.large }),
});

export const scroller = style(
  component({
    maxInlineSize: '100%',
    overflowX: 'auto',
    borderRadius: vars.radius.control,
    selectors: { ...focusRing, '&:has(> pre)': { direction: 'ltr' } },
  }),
);

// `:where` keeps the specificity of these below any class, a link’s or the consumer’s.
const within = (selector: string, rule: StyleRule) =>
  globalStyle(`${view} :where(${selector})`, component(rule) as Parameters<typeof globalStyle>[1]);

// The content has no classes, so its elements are reset here.
const reset = (selector: string, rule: StyleRule) =>
  globalStyle(`${view} :where(${selector})`, { '@layer': { [resetLayer]: rule } });
reset('*', { boxSizing: 'border-box', margin: 0 });
reset('ul, ol', { padding: 0 });
reset('img', { display: 'block' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('hr', { border: 0 });

within('*', { maxInlineSize: '100%' });
// A text has the direction of its own script, also on a page of the other one.
within('p, li, dt, dd, td, th, figcaption, [data-level]', { unicodeBidi: 'plaintext' });
globalStyle(
  `${view} > :where(* + *), ${view} :where(blockquote, li, dd, div, figure) > :where(* + :is(p, ul, ol, dl, pre, blockquote, table, figure))`,
  component({ marginBlockStart: vars.space.sm }) as Parameters<typeof globalStyle>[1],
);
within('[data-level]', { fontWeight: vars.weight.bold, lineHeight: 1.3, fontSize: vars.text.large });
within('[data-level]:not(:first-child)', { marginBlockStart: vars.space.lg });
within('[data-level="1"]', { fontSize: vars.text.title, letterSpacing: '-0.02em', lineHeight: 1.2 });
within('[data-level="2"]', { fontSize: vars.text.heading, letterSpacing: '-0.01em' });
within('[data-level="4"], [data-level="5"], [data-level="6"]', { fontSize: '1em' });
within('strong, b', { fontWeight: vars.weight.bold });
within('ul, ol', { paddingInlineStart: vars.space.lg });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
// The checkbox replaces the bullet.
within('ul > li[data-task]', { listStyle: 'none', marginInlineStart: '-1.25em' });
within('li + li', { marginBlockStart: vars.space['2xs'] });
within('li::marker', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
within('blockquote', {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
});
within('hr', { marginBlock: vars.space.lg, borderBlockStart: `1px solid ${vars.color.hairline}` });
// Code is always written from left to right.
within('code, kbd, samp, pre', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
});
within('code, kbd, samp', {
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  borderRadius: `calc(${vars.radius.control} / 2)`,
  background: vars.color.hover,
});
within('pre', {
  inlineSize: 'max-content',
  minInlineSize: '100%',
  maxInlineSize: 'none',
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  background: vars.color.hover,
  whiteSpace: 'pre',
  overflowWrap: 'normal',
  tabSize: 2,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
within('pre code', { padding: 0, background: 'none', fontSize: 'inherit' });
within('mark', { background: vars.color.selected, color: 'inherit', borderRadius: 2 });
within('small', { fontSize: vars.text.small });
within('sub, sup', { lineHeight: 1, fontSize: '0.75em' });
within('img', { blockSize: 'auto', borderRadius: vars.radius.card });
within('figcaption, caption', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'start',
  paddingBlock: vars.space['2xs'],
});
within('dt', { fontWeight: vars.weight.medium });
within('dd', { paddingInlineStart: vars.space.md });
within('table', { fontSize: vars.text.body, overflowWrap: 'normal', maxInlineSize: 'none' });
within('th, td', {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('th', { color: vars.color.textMuted, fontWeight: vars.weight.medium });
within('[data-align="end"]', { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
within('[data-align="center"]', { textAlign: 'center' });
