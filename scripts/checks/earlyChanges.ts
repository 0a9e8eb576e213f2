// Finds mutations that show their result before the answer and do not undo it after an error.
import ts from 'typescript6';

/** The lines of a source with options that have `onMutate` and no `onError`. */
export function earlyChangesIn(file: string, text: string): number[] {
  if (!text.includes('onMutate')) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = (name: string) => node.properties.find((property) => property.name?.getText() === name);
      const early = named('onMutate');
      if (early && !named('onError'))
        found.push(source.getLineAndCharacterOfPosition(early.getStart(source)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
