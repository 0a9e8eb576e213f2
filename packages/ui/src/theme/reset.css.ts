import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { resetLayer, vars } from './contract.css.ts';

const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  colorScheme: 'light',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  fontFamily: vars.font.sans,
  fontSynthesis: 'none',
  lineHeight: 1.5,
  scrollbarColor: `${vars.color.controlBorder} transparent`,
});
reset('body', {
  margin: 0,
  minBlockSize: '100dvb',
  background: vars.color.background,
  color: vars.color.text,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  // A single word, such as a name, can be wider than its container.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, menu, pre, fieldset', { margin: 0 });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('ul, ol, menu', { padding: 0, listStyle: 'none' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('th', { fontWeight: 'inherit', textAlign: 'start' });
reset('hr', { border: 0, margin: 0 });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
reset('::selection', { background: vars.color.accent.fill, color: vars.color.accent.text });
reset('[hidden]', { display: 'none' });
