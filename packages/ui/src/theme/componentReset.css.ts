// Resets the elements of components, and no element of the page. Only the published package contains this file; there,
// `scripts/ui/build.mjs` gives every class the prefix by which these rules find an element of ours. The applications
// of this repository import `reset.css.ts`.
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { resetLayer, vars } from './contract.css.ts';

const own = ':where([class*="segno-"])';

const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
/** A rule for our elements with one of these tags. */
const resetTags = (tags: string, rule: StyleRule) => reset(`:where(${tags})${own}`, rule);

reset(`${own}, ${own}::before, ${own}::after`, { boxSizing: 'border-box' });
reset(own, { fontFamily: vars.font.sans });
reset(`${own}:where([hidden])`, { display: 'none' });
reset(`${own}:where(:focus-visible)`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
resetTags('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, menu, pre, fieldset, hr', {
  margin: 0,
});
resetTags('h1, h2, h3, h4, h5, h6', {
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  letterSpacing: 'inherit',
  lineHeight: 'inherit',
  textWrap: 'balance',
});
resetTags('ul, ol, menu', { padding: 0, listStyle: 'none' });
resetTags('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
resetTags('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
resetTags('button, input, select, textarea', {
  font: 'inherit',
  fontFamily: vars.font.sans,
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
resetTags('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
resetTags('a', { color: 'inherit' });
resetTags('table', { borderCollapse: 'collapse', borderSpacing: 0 });
resetTags('th', { fontWeight: 'inherit', textAlign: 'start' });
resetTags('hr', { border: 0 });
