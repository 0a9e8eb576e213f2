// Reads the messages of a feature from its sources and reports problems.
import ts from 'typescript6';

/** A feature: the name of its folder, and its sources with their paths. */
export interface FeatureSources {
  name: string;
  sources: ReadonlyMap<string, string>;
}

/** One `export const messages = defineMessages(…)`. */
interface Definition {
  file: string;
  name: string;
  namespace: string;
  lines: Map<string, string>;
  /** The names of other definitions that it includes. */
  includes: string[];
}

/** A use of a message: the definition, and the key or a pattern of keys. */
interface Use {
  file: string;
  definition: string;
  key: string | RegExp;
}

const messagesFile = /\/messages\/(?:\w+\.)?en\.ts$/;

/** Problems with the messages of these features, one sentence each. */
export function messageProblems(features: readonly FeatureSources[]): string[] {
  const parsed = features.map((feature) => {
    const files = [...feature.sources].map(([path, text]) => ({
      path,
      source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path)),
    }));
    return {
      feature,
      definitions: files.flatMap(({ path, source }) => definitionsIn(path, source)),
      code: files.filter(({ path }) => !messagesFile.test(path)),
    };
  });
  const all = parsed.flatMap(({ definitions }) => definitions);
  // A feature may use the messages that a lower one exports.
  const texts = parsed.flatMap(({ code }) => code.flatMap(({ source }) => textsIn(source)));
  return parsed.flatMap(({ feature, definitions, code }) => {
    const own = new Set(definitions.map(({ name }) => name));
    return [
      ...definitions.flatMap((definition) => definitionProblems(feature, definition)),
      ...clashes(definitions),
      ...missing(
        [...definitions, ...all.filter(({ name }) => !own.has(name))],
        code.flatMap(({ path, source }) => usesIn(path, source)),
      ),
      ...unused(definitions, texts),
    ];
  });
}

/** Every message of these features, by its full key. */
export const messageLines = (features: readonly FeatureSources[]): Map<string, string> =>
  new Map(
    features.flatMap(({ sources }) =>
      [...sources].flatMap(([path, text]) =>
        definitionsIn(
          path,
          ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path)),
        ).flatMap(({ namespace, lines }) =>
          [...lines].map(([key, line]): [string, string] => [`${namespace}.${key}`, line]),
        ),
      ),
    ),
  );

const scriptKind = (path: string) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function definitionProblems(feature: FeatureSources, { file, namespace, lines }: Definition): string[] {
  const problems: string[] = [];
  if (namespace !== feature.name)
    problems.push(`${file}: the namespace is '${namespace}'; a feature has one, its name '${feature.name}'`);
  if (!messagesFile.test(file))
    problems.push(`${file}: English messages belong into messages/en.ts or messages/part.en.ts`);
  for (const [key, line] of lines) {
    for (const [, forms = ''] of line.matchAll(/\[([^[\]]*)\]/g)) {
      const hasOther = /(?:^|\|)other /.test(forms) || !/(?:^|\|)(?:zero|one|two|few|many) /.test(forms);
      if (!forms.includes('|') || !hasOther)
        problems.push(`${file}: the plural forms of '${key}' have no form 'other': ${line}`);
    }
    if (/[[\]]/.test(line.replace(/\[[^[\]]*\]/g, '')))
      problems.push(`${file}: '${key}' has a square bracket without its other half: ${line}`);
  }
  return problems;
}

/** Every key is defined once in a feature, so that a translation of it has one meaning. */
function clashes(definitions: readonly Definition[]): string[] {
  const first = new Map<string, string>();
  return definitions.flatMap(({ file, namespace, lines }) =>
    [...lines.keys()].flatMap((key) => {
      const full = `${namespace}.${key}`;
      const other = first.get(full);
      if (other === undefined) {
        first.set(full, file);
        return [];
      }
      return [`${file}: '${full}' is defined in ${other} too`];
    }),
  );
}

function missing(definitions: readonly Definition[], uses: readonly Use[]): string[] {
  const keysOf = (name: string): string[] =>
    definitions
      .filter((definition) => definition.name === name)
      .flatMap(({ lines, includes }) => [...lines.keys(), ...includes.flatMap(keysOf)]);
  return uses.flatMap(({ file, definition, key }) => {
    const keys = keysOf(definition);
    const isThere = typeof key === 'string' ? keys.includes(key) : keys.some((one) => key.test(one));
    return isThere ? [] : [`${file}: ${definition} has no message ${String(key)}`];
  });
}

function unused(definitions: readonly Definition[], texts: readonly (string | RegExp)[]): string[] {
  const plain = new Set(texts.filter((text) => typeof text === 'string'));
  const patterns = texts.filter((text) => typeof text !== 'string');
  return definitions.flatMap(({ file, lines }) =>
    [...lines.keys()]
      .filter((key) => !plain.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map((key) => `${file}: nothing uses '${key}'`),
  );
}

function definitionsIn(file: string, source: ts.SourceFile): Definition[] {
  const definitions: Definition[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      isNamed(node.initializer.expression, 'defineMessages')
    ) {
      const [namespace, lines] = node.initializer.arguments;
      const properties = lines && ts.isObjectLiteralExpression(lines) ? [...lines.properties] : [];
      definitions.push({
        file,
        name: node.name.text,
        namespace: namespace && ts.isStringLiteralLike(namespace) ? namespace.text : '',
        lines: new Map(
          properties
            .filter(ts.isPropertyAssignment)
            .map(({ name, initializer }) => [
              name.getText().replace(/^'(.*)'$/, '$1'),
              ts.isStringLiteralLike(initializer) ? initializer.text : '',
            ]),
        ),
        includes: properties
          .filter(ts.isSpreadAssignment)
          .map(({ expression }) => expression.getText().replace(/\.lines$/, '')),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return definitions;
}

/** The calls `t('key')` of functions that `useMessages(messages)` or `translator(messages)` returned. */
function usesIn(file: string, source: ts.SourceFile): Use[] {
  const uses: Use[] = [];
  const names = importedNames(source);
  const definitionRead = (node: ts.Node) => {
    const name = messagesRead(node);
    return name && (names.get(name) ?? name);
  };
  const visit = (node: ts.Node, translates: ReadonlyMap<string, string>): void => {
    let known = translates;
    if (ts.isBlock(node) || ts.isSourceFile(node)) {
      known = new Map([
        ...translates,
        ...node.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
          declarationList.declarations.flatMap(({ name, initializer }): [string, string][] => {
            const definition = initializer && definitionRead(initializer);
            return definition ? [[name.getText(), definition]] : [];
          }),
        ),
      ]);
    }
    if (ts.isCallExpression(node)) {
      const definition = ts.isIdentifier(node.expression)
        ? known.get(node.expression.text)
        : definitionRead(node.expression);
      const [key] = node.arguments;
      if (definition && key) uses.push(...keysOf(key).map((one) => ({ file, definition, key: one })));
    }
    ts.forEachChild(node, (child) => visit(child, known));
  };
  visit(source, new Map());
  return uses;
}

/** The name of the messages in `useMessages(messages)` and `translator(messages)`. */
const messagesRead = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) &&
  (isNamed(node.expression, 'useMessages') || isNamed(node.expression, 'translator'))
    ? node.arguments[0]?.getText()
    : undefined;

/** The names of imports that a source has renamed, by their names in it. */
const importedNames = (source: ts.SourceFile): Map<string, string> =>
  new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }): [string, string][] => {
      const named = importClause?.namedBindings;
      if (!named || !ts.isNamedImports(named)) return [];
      return named.elements.flatMap(({ name, propertyName }): [string, string][] =>
        propertyName ? [[name.text, propertyName.text]] : [],
      );
    }),
  );

/** The possible keys of an argument. The type system checks keys that are computed elsewhere. */
function keysOf(node: ts.Expression): (string | RegExp)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [patternOf(node)];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  return [];
}

/** Every string in a source that could be a key. */
function textsIn(source: ts.SourceFile): (string | RegExp)[] {
  const texts: (string | RegExp)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node) && node.head.text !== '') texts.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const patternOf = ({ head, templateSpans }: ts.TemplateExpression): RegExp =>
  new RegExp(
    `^${[head.text, ...templateSpans.map(({ literal }) => literal.text)]
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\w.-]+')}$`,
  );

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;
