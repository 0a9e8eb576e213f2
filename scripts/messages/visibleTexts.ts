// Finds texts that a person reads in components, instead of in the message files.
import ts from 'typescript6';

/** Properties of elements and components whose values are shown or read aloud. */
const shown =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|description|errorMessage|heading|hint|label|message|placeholder|subtitle|summary|text|title)$/;

/** Functions whose first argument is shown. */
const showing = new Set(['toast', 'announce', 'confirm', 'alert']);

const hasWord = (text: string) => /\p{L}{2}|\p{L} \p{L}/u.test(text);

/** The texts in a source that bypass the message files, one sentence each. */
export function visibleTexts(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const report = (node: ts.Node, visible: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    found.push(`${file}:${line}: "${visible.trim()}" belongs into a message file`);
  };
  /** The literals that an expression can result in. */
  const readValue = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (hasWord(node.text)) report(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.some(hasWord)) report(node, parts.join('…'));
    } else if (ts.isConditionalExpression(node)) {
      readValue(node.whenTrue);
      readValue(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.PlusToken) readValue(node.left);
      // A comparison is not shown; the last operand of `&&`, `||` and `??` is.
      const isResult = [
        ts.SyntaxKind.PlusToken,
        ts.SyntaxKind.AmpersandAmpersandToken,
        ts.SyntaxKind.BarBarToken,
        ts.SyntaxKind.QuestionQuestionToken,
      ].includes(kind);
      if (isResult) readValue(node.right);
    } else if (ts.isParenthesizedExpression(node)) {
      readValue(node.expression);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord(node.text)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      readValue(node.expression);
    if (ts.isJsxAttribute(node) && shown.test(node.name.getText(source)) && node.initializer) {
      if (ts.isJsxExpression(node.initializer)) {
        if (node.initializer.expression) readValue(node.initializer.expression);
      } else readValue(node.initializer);
    }
    // Such as the action of a toast, or an item of a list that a component maps.
    if (ts.isPropertyAssignment(node) && shown.test(node.name.getText(source))) readValue(node.initializer);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && showing.has(node.expression.text)) {
      const [first] = node.arguments;
      if (first) readValue(first);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
