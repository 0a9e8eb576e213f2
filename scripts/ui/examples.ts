// Writes the code of each story as an example that can be pasted into an application: a module with its imports from
// `@segno/ui`, the data that it uses, and one component. Storybook shows it, and the tests of the packed package check
// its types.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript6';
import { format } from 'oxfmt';
import { packageFolder, readSurface, source } from './surface.mjs';

/** The example of one story. */
export interface Example {
  /** The name of the export. */
  story: string;
  code: string;
}

interface Import {
  module: string;
  /** The exported name, or `*`. */
  name: string;
  isType: boolean;
}

interface Module {
  path: string;
  file: ts.SourceFile;
  imports: Map<string, Import>;
  /** Statements of the module by the names that they declare. */
  declarations: Map<string, ts.Statement>;
}

type Arguments = Map<string, ts.Expression>;

/** What a story renders: its function, if it has one, and its arguments. */
interface Rendering {
  args: Arguments;
  render: ts.Expression | undefined;
  component: ts.Expression | undefined;
}

/** The entry of each public name. Names of `index.ts` are imported from the package itself. */
function readEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const { name, exports } of readSurface()) {
    for (const { values, types } of exports) {
      for (const own of [...values, ...types]) {
        if (name === 'index' || !entries.has(own))
          entries.set(own, name === 'index' ? '@segno/ui' : `@segno/ui/${name}`);
      }
    }
  }
  return entries;
}

/** The callbacks that each component requires, from `api.txt`. Examples omit optional ones that stories only observe. */
function readRequiredCallbacks(): Map<string, Set<string>> {
  const required = new Map<string, Set<string>>();
  let callbacks = new Set<string>();
  for (const line of readFileSync(join(packageFolder, 'api.txt'), 'utf8').split('\n')) {
    const [, component] = /^ {2}component (\w+)/.exec(line) ?? [];
    if (component) required.set(component, (callbacks = new Set()));
    const [, callback] = /^ {4}(?:~ )?(\w+): .*=>/.exec(line) ?? [];
    if (callback) callbacks.add(callback);
  }
  return required;
}

const modules = new Map<string, { text: string; module: Module }>();

/** Parses a module. Storybook asks again when the file has changed. */
function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const known = modules.get(path);
  if (known?.text === text) return known.module;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = new Map<string, Import>();
  const declarations = new Map<string, ts.Statement>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      const { importClause } = statement;
      const isTypeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      const bindings = importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings))
        imports.set(bindings.name.text, { module: from, name: '*', isType: isTypeOnly });
      else
        for (const { name, propertyName, isTypeOnly: isType } of bindings?.elements ?? [])
          imports.set(name.text, {
            module: from,
            name: (propertyName ?? name).text,
            isType: isType || isTypeOnly,
          });
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        for (const bound of boundNames(name)) declarations.set(bound, statement);
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isClassDeclaration(statement)) &&
      statement.name
    )
      declarations.set(statement.name.text, statement);
  }
  const module = { path, file, imports, declarations };
  modules.set(path, { text, module });
  return module;
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** An expression without parentheses, `as`, `satisfies` and `!`. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}

const initializerOf = ({ declarations }: Module, name: string) => {
  const statement = declarations.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  const declaration = statement.declarationList.declarations.find((one) => one.name.getText() === name);
  return declaration?.initializer && bare(declaration.initializer);
};

/** The properties of an object, with those of the objects that it spreads. */
function propertiesOf(module: Module, given: ts.Expression | undefined): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const node = given && resolveValue(module, bare(given));
  if (!node || !ts.isObjectLiteralExpression(node)) return found;
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property))
      for (const [name, value] of propertiesOf(module, property.expression)) found.set(name, value);
    else if (ts.isPropertyAssignment(property)) found.set(nameOf(property.name), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, property.name);
    else if (ts.isMethodDeclaration(property))
      found.set(nameOf(property.name), property as unknown as ts.Expression);
  }
  return found;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The value of `Default` or `Default.args`; other expressions are returned as they are. */
function resolveValue(module: Module, node: ts.Expression): ts.Expression {
  if (ts.isIdentifier(node)) {
    const value = initializerOf(module, node.text);
    return value ? resolveValue(module, value) : node;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const value = propertiesOf(module, node.expression).get(node.name.text);
    return value ? resolveValue(module, bare(value)) : node;
  }
  return node;
}

function renderingOf(module: Module, story: ts.Expression): Rendering {
  const meta = propertiesOf(module, initializerOf(module, 'meta'));
  const own = propertiesOf(module, story);
  const args = new Map([...propertiesOf(module, meta.get('args')), ...propertiesOf(module, own.get('args'))]);
  return { args, render: own.get('render') ?? meta.get('render'), component: meta.get('component') };
}

/** The elements of an array of literals, such as `tags`. */
const stringsOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? node.elements.map((element) => element.getText()) : [];

/** A name that refers to a value or a type, not the name of a property or attribute. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return !(
    ts.isJsxAttribute(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    ts.isMethodDeclaration(parent)
  );
}

/** Whether a name is declared between a reference and the module, so that it does not refer to the module. */
function isLocal(node: ts.Identifier): boolean {
  for (let scope: ts.Node = node.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => boundNames(name).includes(node.text)))
      return true;
    if (ts.isBlock(scope) && !ts.isSourceFile(scope.parent))
      for (const statement of scope.statements) {
        if (
          ts.isVariableStatement(statement) &&
          statement.declarationList.declarations.some(({ name }) => boundNames(name).includes(node.text))
        )
          return true;
        if (ts.isFunctionDeclaration(statement) && statement.name?.text === node.text) return true;
      }
    if (
      (ts.isForOfStatement(scope) || ts.isForStatement(scope)) &&
      scope.initializer &&
      ts.isVariableDeclarationList(scope.initializer) &&
      scope.initializer.declarations.some(({ name }) => boundNames(name).includes(node.text))
    )
      return true;
  }
  return false;
}

/** Text that JSX reads as it is written. */
const isPlainText = (text: string) => /^[^{}<>&\s](?:[^{}<>&\n]*[^{}<>&\s])?$/.test(text);

class Writer {
  readonly #entries: Map<string, string>;
  readonly #required: Map<string, Set<string>>;
  readonly #imports = new Map<string, Map<string, boolean>>();
  readonly #namespaces = new Map<string, string>();
  readonly #declared = new Map<ts.Statement, string>();

  constructor(entries: Map<string, string>, required: Map<string, Set<string>>) {
    this.#entries = entries;
    this.#required = required;
  }

  /** The module of a story. */
  write(module: Module, { args, render, component }: Rendering): string {
    const body = render ? this.#rendered(module, render, args) : this.#element(module, component, args);
    const lines = [...this.#declared.values()];
    return [...this.#importLines(), '', ...lines, '', `export default function Example() {${body}}`].join(
      '\n',
    );
  }

  #importLines(): string[] {
    const lines = [...this.#namespaces].map(([name, from]) => `import * as ${name} from '${from}';`);
    for (const [from, names] of this.#imports) {
      const list = [...names]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, isType]) => (isType ? `type ${name}` : name));
      lines.push(`import { ${list.join(', ')} } from '${from}';`);
    }
    return lines.toSorted((a, b) => a.slice(a.indexOf(' from ')).localeCompare(b.slice(b.indexOf(' from '))));
  }

  /** The component with the arguments as its props. */
  #element(module: Module, component: ts.Expression | undefined, args: Arguments): string {
    if (!component) throw new Error('The story has no component and no render function');
    const tag = this.#text(module, component);
    const { attributes, children } = this.#props(module, tag, args, new Set());
    const open = `${tag} ${attributes.join(' ')}`;
    return `return (${children === undefined ? `<${open} />` : `<${open}>${children}</${tag}>`});`;
  }

  #rendered(module: Module, render: ts.Expression, args: Arguments): string {
    const node = resolveValue(module, bare(render));
    const declaration = ts.isIdentifier(node) ? module.declarations.get(node.text) : undefined;
    const fn = declaration && ts.isFunctionDeclaration(declaration) ? declaration : node;
    if (!ts.isArrowFunction(fn) && !ts.isFunctionExpression(fn) && !ts.isFunctionDeclaration(fn))
      throw new Error(`The story renders ${node.getText()}, which is no function`);
    const [parameter] = fn.parameters;
    const given = new Given(args, parameter?.name);
    const body = fn.body!;
    const text = this.#text(module, body, given);
    const rest = given.isUsedAsObject
      ? `const ${given.rest} = ${this.#object(module, given.restArgs)};\n`
      : '';
    return ts.isBlock(body) ? `${rest}${text.slice(1, -1)}` : `${rest}return (${text});`;
  }

  #object(module: Module, args: Arguments): string {
    const properties = [...args]
      .filter(([, value]) => !this.#isObserver(module, value))
      .map(([name, value]) => `'${name}': ${this.#text(module, value)}`);
    return `{ ${properties.join(', ')} }`;
  }

  /** A callback that only records calls: `fn()`, or the name of one. */
  #isObserver(module: Module, node: ts.Expression): boolean {
    const value = bare(node);
    if (ts.isIdentifier(value)) {
      const declared = isLocal(value) ? undefined : initializerOf(module, value.text);
      return declared !== undefined && declared !== value && this.#isObserver(module, declared);
    }
    return (
      ts.isCallExpression(value) &&
      ts.isIdentifier(value.expression) &&
      module.imports.get(value.expression.text)?.module === 'storybook/test' &&
      value.arguments.length === 0
    );
  }

  /** Arguments as attributes and content of an element. */
  #props(module: Module, tag: string, args: Arguments, besides: Set<string>) {
    const attributes: string[] = [];
    let children: string | undefined;
    for (const [name, value] of args) {
      if (besides.has(name)) continue;
      const node = bare(value);
      if (node.kind === ts.SyntaxKind.Identifier && node.getText() === 'undefined') continue;
      if (this.#isObserver(module, value)) {
        if (this.#required.get(tag)?.has(name)) attributes.push(`${name}={() => {}}`);
      } else if (name === 'children') children = this.#content(module, value);
      else if (node.kind === ts.SyntaxKind.TrueKeyword) attributes.push(name);
      else if (ts.isStringLiteral(node) && !/["\\\n]/.test(node.text))
        attributes.push(`${name}="${node.text}"`);
      else attributes.push(`${name}={${this.#text(module, value)}}`);
    }
    return { attributes, children };
  }

  /** Whether the component of an attribute requires it. */
  #requires(attribute: ts.JsxAttribute): boolean {
    const tag = attribute.parent.parent.tagName.getText();
    return Boolean(this.#required.get(tag)?.has(attribute.name.getText()));
  }

  #content(module: Module, value: ts.Expression): string | undefined {
    const node = bare(value);
    if (ts.isStringLiteral(node)) return isPlainText(node.text) ? node.text : `{${node.getText()}}`;
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
      return this.#text(module, node);
    if (ts.isArrayLiteralExpression(node)) {
      if (node.elements.length === 0) return '{[]}';
      return node.elements
        .map((element) =>
          ts.isSpreadElement(element)
            ? `{${this.#text(module, element.expression)}}`
            : this.#content(module, element),
        )
        .join('\n');
    }
    return `{${this.#text(module, value)}}`;
  }

  /** The text of a node, with arguments in place of their names. Records what it refers to. */
  #text(module: Module, node: ts.Node, given = new Given(new Map(), undefined)): string {
    const { text } = module.file;
    const start = node.getStart(module.file);
    const edits: { from: number; to: number; text: string }[] = [];
    const replace = (one: ts.Node, by: string) =>
      edits.push({ from: one.getStart(module.file), to: one.end, text: by });
    const observes = (one: ts.Expression) =>
      this.#isObserver(module, one) || given.isObserver(one, (arg) => this.#isObserver(module, arg));
    const visit = (one: ts.Node): void => {
      if (ts.isJsxSelfClosingElement(one) || ts.isJsxOpeningElement(one)) {
        const spread = one.attributes.properties.find(
          (property) => ts.isJsxSpreadAttribute(property) && given.isRest(bare(property.expression)),
        );
        if (spread) {
          const own = new Set(
            one.attributes.properties.flatMap((property) =>
              ts.isJsxAttribute(property) ? [property.name.getText()] : [],
            ),
          );
          const isEmpty = ts.isJsxSelfClosingElement(one);
          const tag = one.tagName.getText();
          const { attributes, children } = this.#props(module, tag, given.restArgs, own);
          replace(spread, attributes.join(' '));
          const content = isEmpty && !own.has('children') ? children : undefined;
          if (content !== undefined)
            edits.push({ from: one.end - 2, to: one.end, text: `>${content}</${tag}>` });
        }
        visit(one.tagName);
        if (one.typeArguments) one.typeArguments.forEach(visit);
        for (const property of one.attributes.properties) if (property !== spread) visit(property);
        return;
      }
      if (ts.isJsxAttribute(one)) {
        const value = one.initializer && ts.isJsxExpression(one.initializer) && one.initializer.expression;
        if (value && observes(value) && !this.#requires(one)) {
          edits.push({ from: one.pos, to: one.end, text: '' });
          return;
        }
      }
      if (ts.isExpressionStatement(one)) {
        const call = ts.isVoidExpression(one.expression) ? one.expression.expression : one.expression;
        if (ts.isCallExpression(call) && observes(call.expression)) {
          edits.push({ from: one.pos, to: one.end, text: '' });
          return;
        }
      }
      if (ts.isCallExpression(one) && ts.isIdentifier(one.expression)) {
        const from = module.imports.get(one.expression.text);
        if (from?.module === 'storybook/test' && from.name === 'fn') {
          replace(one, one.arguments[0] ? `(${this.#text(module, one.arguments[0], given)})` : '() => {}');
          return;
        }
      }
      if (ts.isCallExpression(one) && observes(one.expression)) {
        replace(one, 'undefined');
        return;
      }
      // A value of another story's arguments: `Default.args.label`.
      if (
        (ts.isPropertyAccessExpression(one) || ts.isNonNullExpression(one)) &&
        /^[A-Z]\w+\.args\b/.test(one.getText())
      ) {
        const value = resolveValue(module, bare(one));
        if (value !== bare(one)) {
          replace(one, this.#text(module, value));
          return;
        }
      }
      const arg = ts.isExpression(one) ? given.valueOf(one) : undefined;
      if (arg !== undefined) {
        const value =
          arg === 'none' ? 'undefined' : this.#isObserver(module, arg) ? '() => {}' : this.#text(module, arg);
        const isAlone =
          ts.isJsxExpression(one.parent) ||
          arg === 'none' ||
          ts.isLiteralExpression(arg) ||
          ts.isIdentifier(arg);
        const shorthand = ts.isShorthandPropertyAssignment(one.parent) ? `${one.getText()}: ` : '';
        replace(one, shorthand + (isAlone || shorthand ? value : `(${value})`));
        return;
      }
      if (ts.isIdentifier(one)) {
        if (given.isRest(one) && isReference(one)) given.isUsedAsObject = true;
        else if (isReference(one) && this.#isObserver(module, one))
          replace(one, ts.isShorthandPropertyAssignment(one.parent) ? `${one.text}: () => {}` : '() => {}');
        else if (isReference(one) && !isLocal(one)) this.#refer(module, one.text);
        return;
      }
      ts.forEachChild(one, visit);
    };
    visit(node);
    let result = '';
    let position = start;
    for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
      result += text.slice(position, edit.from) + edit.text;
      position = edit.to;
    }
    return result + text.slice(position, node.end);
  }

  /** Adds the import or declaration of a name. */
  #refer(module: Module, name: string): void {
    const statement = module.declarations.get(name);
    if (statement) {
      this.#declare(module, statement);
      return;
    }
    const imported = module.imports.get(name);
    if (!imported) return;
    const { module: from, name: exported, isType } = imported;
    const isOurs = from.startsWith('.');
    if (isOurs && exported === '*') {
      this.#namespaces.set(name, `@segno/ui/${basename(dirname(resolve(dirname(module.path), from)))}`);
      return;
    }
    const entry = isOurs ? this.#entries.get(exported) : from;
    if (entry === undefined) {
      const other = readModule(resolve(dirname(module.path), from));
      if (!other.declarations.has(exported)) throw new Error(`${from} does not declare ${exported}`);
      this.#refer(other, exported);
      return;
    }
    if (/^(?:storybook|@storybook|vitest)/.test(entry))
      throw new Error(`${name} of ${entry} exists in stories only`);
    const names = this.#imports.get(entry) ?? new Map<string, boolean>();
    const local = exported === name ? name : `${exported} as ${name}`;
    names.set(local, isType && (names.get(local) ?? true));
    this.#imports.set(entry, names);
  }

  #declare(module: Module, statement: ts.Statement): void {
    if (this.#declared.has(statement)) return;
    // Declared before its text is known, because functions may refer to each other.
    this.#declared.set(statement, '');
    const text = this.#text(module, statement).replace(/^export (?:default )?/, '');
    this.#declared.delete(statement);
    const [, comment = ''] =
      /^((?:\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\n)*)/.exec(
        module.file.text.slice(statement.pos, statement.getStart(module.file)).trimStart(),
      ) ?? [];
    this.#declared.set(statement, `${comment}${text}\n`);
  }
}

/** The arguments of a story as its render function names them. */
class Given {
  readonly restArgs: Arguments;
  /** The name of the parameter, or of its rest: `args`. */
  readonly rest: string | undefined;
  isUsedAsObject = false;
  readonly #args: Arguments;
  readonly #names = new Map<string, string>();

  constructor(args: Arguments, name: ts.BindingName | undefined) {
    this.#args = args;
    this.restArgs = new Map(args);
    if (name && ts.isIdentifier(name)) this.rest = name.text;
    else if (name && ts.isObjectBindingPattern(name))
      for (const element of name.elements) {
        const bound = element.name.getText();
        if (element.dotDotDotToken) this.rest = bound;
        else {
          const property = element.propertyName?.getText() ?? bound;
          this.#names.set(bound, property);
          this.restArgs.delete(property);
        }
      }
  }

  isRest(node: ts.Expression): boolean {
    return this.rest !== undefined && ts.isIdentifier(node) && node.text === this.rest;
  }

  /** The value of `args.name` or of a destructured name; `none` where the story does not give it. */
  valueOf(node: ts.Expression): ts.Expression | 'none' | undefined {
    if (ts.isPropertyAccessExpression(node) && this.isRest(bare(node.expression)))
      return this.#args.get(node.name.text) ?? 'none';
    if (ts.isIdentifier(node) && this.#names.has(node.text) && isReference(node))
      return this.#args.get(this.#names.get(node.text)!) ?? 'none';
    return undefined;
  }

  isObserver(node: ts.Expression, test: (value: ts.Expression) => boolean): boolean {
    const value = this.valueOf(bare(node));
    return value === 'none' || (value !== undefined && test(value));
  }
}

const entries = readEntries();
const required = readRequiredCallbacks();

/** The examples of a file of stories, in their order. Stories without a documentation page have none. */
export async function examplesOf(path: string): Promise<Example[]> {
  const module = readModule(path);
  const meta = propertiesOf(module, initializerOf(module, 'meta'));
  if (stringsOf(meta.get('tags')).includes(`'!autodocs'`)) return [];
  const found: Example[] = [];
  for (const statement of module.file.statements) {
    if (!ts.isVariableStatement(statement) || !statement.modifiers) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      const story = name.getText();
      const rendering = renderingOf(module, initializer);
      if (stringsOf(propertiesOf(module, initializer).get('tags')).includes(`'!autodocs'`)) continue;
      try {
        const text = new Writer(entries, required).write(module, rendering);
        const { code, errors } = await format('Example.tsx', text, { singleQuote: true, printWidth: 90 });
        if (errors.length > 0) throw new Error(`${errors[0]!.message}\n${text}`);
        found.push({ story, code });
      } catch (error) {
        const place = `${basename(path)}, ${story}`;
        throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  }
  return found;
}

/** The files whose stories Storybook documents. */
export const storyFiles = () =>
  globSync('*/*.stories.tsx', { cwd: source })
    .map((file) => join(source, file))
    .toSorted();
