import type { ReactNode } from 'react';
import { mark } from './CommandPalette.css.ts';
import type { Range } from './fuzzyMatch.ts';

/** A label with the matched ranges highlighted. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const characters = Array.from(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(
      characters.slice(end, from).join(''),
      <mark key={from} className={mark}>
        {characters.slice(from, to).join('')}
      </mark>,
    );
    end = to;
  }
  return (
    <>
      {parts}
      {characters.slice(end).join('')}
    </>
  );
}
