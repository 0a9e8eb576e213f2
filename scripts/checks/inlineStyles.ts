import { literalsIn, type Literal } from './literals.ts';

const inline = /\bstyle=\{\{[\s\S]*?\}\}/g;

/** The colours that `style` attributes of a component write as literals. */
export function inlineColorsIn(text: string): Literal[] {
  // Everything else becomes blank, so that line numbers stay.
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  let styles = '';
  let end = 0;
  for (const { index, 0: style } of text.matchAll(inline)) {
    styles += blank(text.slice(end, index)) + style;
    end = index + style.length;
  }
  const lines = text.split('\n');
  return literalsIn(styles).filter(
    ({ kind, line }) => kind === 'colour' && !/literal: \S/.test(lines[line - 2] ?? ''),
  );
}
