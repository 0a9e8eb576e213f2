// Finds the English texts outside of message files that a person reads: messages of schemas, labels of menus, and texts
// of the server. They are translated by their words (I18N-7).
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript6';

/** The texts of one side, each with the first file that has it. */
export type Texts = Map<string, string>;

/** Functions of the server whose arguments are read by a person. */
const showing = new Set(['notFound', 'forbidden', 'cannotUndo', 'wrongCode', 'serverText', 't']);
/** Names of constants and properties whose values are read by a person. */
const shown = /^(?:content|message|label|restrictedMessages|playlistEvents|billingEvents|accountEvents)$/;
/** Statuses of answers that only a developer causes and reads. */
const ofDevelopers = /^(?:400|412|415|416)$/;

/**
 * The texts that an expression can result in. Values in it are the placeholders `:1`, `:2` and so on; each branch of a
 * condition is a text of its own.
 */
function alternatives(node: ts.Expression): string[] {
  const variants = (part: ts.Expression): string[] => {
    if (ts.isStringLiteralLike(part)) return [part.text];
    if (ts.isParenthesizedExpression(part)) return variants(part.expression);
    if (ts.isConditionalExpression(part)) return [...variants(part.whenTrue), ...variants(part.whenFalse)];
    if (ts.isTemplateExpression(part))
      return part.templateSpans.reduce(
        (found, { expression, literal }) =>
          found.flatMap((start) => variants(expression).map((middle) => start + middle + literal.text)),
        [part.head.text],
      );
    return ['\0'];
  };
  return variants(node).map((text) => {
    let place = 0;
    return text.replaceAll('\0', () => `:${(place += 1)}`);
  });
}

const isSentence = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/:\w+/g, ''));

/** The texts in a source. `isSchema` is true for the contract, whose messages are arguments of valibot's functions. */
export function textsIn(file: string, code: string, isSchema: boolean): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: string[] = [];
  const read = (node: ts.Expression): void => {
    if (ts.isIdentifier(node) && constants.has(node.text)) return read(constants.get(node.text)!);
    if (ts.isAsExpression(node)) return read(node.expression);
    if (ts.isObjectLiteralExpression(node))
      return node.properties.forEach(
        (property) => ts.isPropertyAssignment(property) && read(property.initializer),
      );
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return read(node.body);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isConditionalExpression(node))
      found.push(...alternatives(node).filter(isSentence));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
      if (!isSchema && shown.test(node.name.text)) read(node.initializer);
    }
    if (!isSchema && ts.isParameter(node) && node.initializer && shown.test(node.name.getText(source)))
      read(node.initializer);
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      if (
        isSchema &&
        ts.isPropertyAccessExpression(expression) &&
        expression.expression.getText(source) === 'v'
      )
        node.arguments.filter((each) => !ts.isCallExpression(each)).forEach(readMessage);
      // `route(id, label, …)` of the default menus.
      if (ts.isIdentifier(expression) && expression.text === 'route' && node.arguments[1])
        read(node.arguments[1]);
      if (!isSchema && ts.isIdentifier(expression)) {
        if (showing.has(expression.text)) node.arguments.forEach(read);
        // `channel({ name })` of the default channels, and `narrowed(restriction, name)`.
        if (expression.text === 'narrowed' && node.arguments[1]) read(node.arguments[1]);
        const [first] = node.arguments;
        if (expression.text === 'channel' && first && ts.isObjectLiteralExpression(first))
          first.properties.forEach(
            (property) =>
              ts.isPropertyAssignment(property) &&
              property.name.getText(source) === 'name' &&
              read(property.initializer),
          );
      }
      // Log lines are not answers.
      if (ts.isPropertyAccessExpression(expression) && /^log\b/.test(expression.getText(source))) return;
    }
    if (!isSchema && ts.isObjectLiteralExpression(node)) {
      const status = node.properties.find((property) => property.name?.getText(source) === 'status');
      const isForDevelopers =
        status !== undefined &&
        ts.isPropertyAssignment(status) &&
        ofDevelopers.test(status.initializer.getText(source));
      if (isForDevelopers) return;
    }
    if (!isSchema && ts.isPropertyAssignment(node) && shown.test(node.name.getText(source)))
      read(node.initializer);
    ts.forEachChild(node, visit);
  };
  /** An argument of a schema function is a message when it is a sentence. */
  const readMessage = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node) && !/^\p{Lu}.*\.$/u.test(node.text)) return;
    read(node);
  };
  visit(source);
  return found;
}

const isSource = (path: string) => !/\.test\.ts$|samples\.ts$|\/demo\/|\/testing\//.test(path);

const collect = (patterns: readonly string[], isSchema: boolean): Texts => {
  const texts: Texts = new Map();
  for (const file of patterns
    .flatMap((pattern) => globSync(pattern))
    .filter(isSource)
    .toSorted())
    for (const text of textsIn(file, readFileSync(file, 'utf8'), isSchema))
      if (!texts.has(text)) texts.set(text, file);
  return texts;
};

/** Texts that pages translate: messages of schemas and labels of menus. */
export const pageTexts = (): Texts =>
  new Map([
    ...collect(['packages/data/src/**/*.ts'], true),
    ...collect(['apps/server/src/startup/defaults.ts', 'apps/server/src/channels/defaultChannels.ts'], false),
  ]);

/** Texts that the server translates: messages of answers, e-mails and notifications. */
export function serverTexts(): Texts {
  const ofPages = pageTexts();
  // Commands, the start and the development pages speak to operators, in English.
  const files = globSync('apps/server/src/*/**/*.ts').filter(
    (path) =>
      !/src\/(?:db|demo|health|logs|openapi|i18n)\/|Command|editRoles|MailPreview|MailQueue|transport/.test(
        path,
      ),
  );
  return new Map([...collect(files, false)].filter(([text]) => !ofPages.has(text)));
}
