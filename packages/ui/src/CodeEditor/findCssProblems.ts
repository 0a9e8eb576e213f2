import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** A problem in code, by the positions of its first character and of the one after its last. */
export interface CodeProblem {
  kind: 'unreadable' | 'property' | 'value';
  from: number;
  to: number;
  values: Record<string, string>;
}

/** More problems than these are not listed. */
const most = 100;
/** The time to read long code while it is typed, in milliseconds. */
const readingTime = 500;

/**
 * The problems of CSS, also inside of HTML: what cannot be parsed, and properties and values that no browser knows. What
 * is not read within `time` milliseconds is not checked.
 */
export function findCssProblems(state: EditorState, time = readingTime): CodeProblem[] {
  const problems: CodeProblem[] = [];
  // The parser of HTML takes an empty document as an error.
  if (state.sliceDoc().trim() === '') return problems;
  const textOf = (from: number, to: number) => state.sliceDoc(from, to);
  const whole = ensureSyntaxTree(state, state.doc.length, time);
  const tree = whole ?? syntaxTree(state);
  tree.iterate({
    enter: ({ node, type, from, to }) => {
      if (problems.length >= most) return false;
      if (type.isError) {
        // The parser ends what it has not read to its end with an error.
        if (!whole && to >= tree.length) return undefined;
        problems.push({
          kind: 'unreadable',
          from,
          to: Math.max(to, Math.min(from + 1, state.doc.length)),
          values: {},
        });
        return undefined;
      }
      if (type.name !== 'Declaration') return undefined;
      const property = node.getChild('PropertyName');
      const colon = node.getChild(':');
      if (!property || !colon) return undefined;
      const name = textOf(property.from, property.to);
      const value = textOf(colon.to, to)
        .replace(/;$/, '')
        .replace(/!important\s*$/, '')
        .trim();
      // Vendor prefixes belong to other browsers; values with variables are known at run time.
      if (name.startsWith('-') || /var\(|env\(/.test(value) || value === '') return undefined;
      if (!CSS.supports(name, 'inherit'))
        problems.push({ kind: 'property', from: property.from, to: property.to, values: { name } });
      else if (!CSS.supports(name, value))
        problems.push({ kind: 'value', from: colon.to, to, values: { name, value } });
      return undefined;
    },
  });
  return problems;
}
