import { measures } from '../../packages/ui/src/theme/measures.ts';

/** A literal in a style that should be a theme variable. */
export interface Literal {
  line: number;
  literal: string;
  kind: 'colour' | 'control size';
}

const names = 'white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|silver';
const color = new RegExp(
  [
    String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b`,
    String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)`,
    `(?<=['"\` ,(])(?:${names})(?=['"\` ,)])`,
  ].join('|'),
  'gi',
);
const size = /\b(?:min|max)?(?:[Bb]lockSize|[Hh]eight)['"]?: *['"]?(\d+)(?:px)?['"]?(?=\s*[,;})]|$)/g;

/** The sizes of fields, buttons and hit targets. */
const controlSizes = new Set<number>([...Object.values(measures.inputHeight), measures.touchTarget]);

const reason = /\/\/ literal: \S/;
const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');

/** The literal colours and control sizes of a style; a line below `// literal: reason` is ignored. */
export function literalsIn(text: string): Literal[] {
  const written = text.split('\n');
  // Comments are replaced with blanks, so that they may contain colours and line numbers stay.
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank).split('\n');
  return code.flatMap((line, index) => {
    if (reason.test(written[index - 1] ?? '')) return [];
    const colors = [...line.matchAll(color)].map(([literal]) => ({ literal, kind: 'colour' as const }));
    const sizes = [...line.matchAll(size)]
      .filter(([, pixels]) => controlSizes.has(Number(pixels)))
      .map(([literal]) => ({ literal, kind: 'control size' as const }));
    return [...colors, ...sizes].map((literal) => ({ ...literal, line: index + 1 }));
  });
}
