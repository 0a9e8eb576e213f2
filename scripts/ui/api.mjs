// `npm run api:ui`: generates two files from the sources. `packages/ui/api.txt` is the public API of `@segno/ui`, and
// `packages/ui/llms.txt` is the text for language models. Tests fail when they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript6';
import { explain, print } from '../terminal.mjs';
import { readParts } from './docs.mjs';
import { llmsText } from './llms.mjs';
import { packageFolder, readSurface, source } from './surface.mjs';

export const apiFile = join(packageFolder, 'api.txt');
export const llmsFile = join(packageFolder, 'llms.txt');
/** The list of the last release; missing before the first release. */
export const releasedFile = join(packageFolder, 'api.released.txt');

/** Sources whose props are listed. The attributes of every element, such as `className`, are not listed. */
const documentedSources =
  /\/packages\/ui\/src\/|\/(?:react-aria-components|react-aria|react-stately|@react-types\/shared)\//;

/** The react-aria interfaces of the attributes that every element accepts. */
const everywhere = /^GlobalDOM|^TextInputDOM/;

const isDocumented = ({ declarations }) =>
  !declarations ||
  (documentedSources.test(declarations[0].getSourceFile().fileName) &&
    !everywhere.test(declarations[0].parent?.name?.text ?? ''));

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** Reads every public name with its props, types and defaults. */
export function readApi() {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(packageFolder, '..', '..', 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const entries = readSurface();
  const files = new Map(
    entries.flatMap(({ exports }) => exports.map(({ module }) => [module, resolve(source, module)])),
  );
  const program = ts.createProgram([...files.values()], { ...options, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const resolved = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const print = (type) =>
    oneLine(
      checker.typeToString(
        type,
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrayAsGenericType,
      ),
    );

  const expand = (type) =>
    oneLine(
      checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias),
    );

  const comment = (symbol) => oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const fallback = (symbol) => {
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
    return tag ? oneLine(ts.displayPartsToString(tag.text)) : undefined;
  };

  /** The strings and numbers that a type consists of, if it is a union of such. */
  const literals = (type) =>
    type.isUnion() && type.types.every((one) => one.isLiteral())
      ? type.types.map(({ value: literal }) => literal)
      : undefined;

  /** The defaults that a component's parameter list gives: `{ size = 'sm' }`; `undefined` for one that it computes. */
  function defaultsOf(symbol) {
    const found = new Map();
    const visit = (node) => {
      if (ts.isFunctionLike(node)) {
        const [parameter] = node.parameters;
        if (!parameter || !ts.isObjectBindingPattern(parameter.name)) return;
        for (const { name, propertyName, initializer } of parameter.name.elements) {
          if (!initializer) continue;
          const isLiteral =
            ts.isStringLiteral(initializer) ||
            ts.isNumericLiteral(initializer) ||
            initializer.kind === ts.SyntaxKind.TrueKeyword ||
            initializer.kind === ts.SyntaxKind.FalseKeyword;
          found.set((propertyName ?? name).text, isLiteral ? initializer.getText() : undefined);
        }
      } else if (ts.isVariableDeclaration(node) && node.initializer) visit(node.initializer);
      else if (ts.isCallExpression(node)) node.arguments.forEach(visit);
      else if (ts.isAsExpression(node)) visit(node.expression);
    };
    if (symbol.valueDeclaration) visit(symbol.valueDeclaration);
    return found;
  }

  /** One member of an interface: `size?: 'sm' | 'md'`, its default and its comment. */
  function member(symbol) {
    const declaration = symbol.declarations?.[0];
    const written = declaration?.type?.getText();
    const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    // The written type is the most readable one, unless it only refers to another type.
    const isTelling = written && !/\b(?:keyof|typeof)\b/.test(written) && !ts.isMethodSignature(declaration);
    const resolvedType = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const type = isTelling ? written : print(resolvedType);
    return {
      name: symbol.name,
      isOptional,
      type: oneLine(type),
      // Components have class names of their own instead of those of react-aria.
      fallback: symbol.name === 'className' ? undefined : fallback(symbol),
      comment: comment(symbol),
      choices: literals(resolvedType),
      isOwn: Boolean(declaration?.getSourceFile().fileName.includes('/packages/ui/src/')),
    };
  }
  const members = (type) =>
    checker
      .getPropertiesOfType(type)
      .filter(isDocumented)
      .map(member)
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || byName(a, b));

  function value(name, symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    const about = comment(symbol);
    if (!signature) {
      const keys = checker.getPropertiesOfType(type).map((property) => property.name);
      const isPlain = type.flags & ts.TypeFlags.Object && keys.length > 0 && !checker.isArrayType(type);
      return { name, kind: 'value', about, type: isPlain ? `{ ${keys.join(', ')} }` : print(type) };
    }
    if (!/^[A-Z]/.test(name)) {
      const text = checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation);
      return { name, kind: 'function', about, type: oneLine(text) };
    }
    const [parameter] = signature.getParameters();
    // A default of the component itself replaces that of an interface which it extends.
    const defaults = defaultsOf(symbol);
    const props = (parameter ? members(checker.getTypeOfSymbol(parameter)) : []).map((prop) => {
      const own = defaults.get(prop.name);
      const isComputed = defaults.has(prop.name) && own === undefined;
      // A default of `false` or of an empty text needs no documentation.
      const isSilent = !prop.fallback && /^(?:false|''|"")$/.test(own);
      const isDocumented = own === undefined || isSilent || prop.fallback?.startsWith(own);
      return { ...prop, fallback: isDocumented ? prop.fallback : own, isComputed };
    });
    return { name, kind: 'component', about, props };
  }

  function kind(name, symbol) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const declaration = symbol.declarations?.[0];
    const about = comment(symbol);
    if (declaration && ts.isInterfaceDeclaration(declaration))
      return { name, kind: 'interface', about, props: members(type) };
    const written = declaration?.type?.getText();
    const isTelling = written && !/\b(?:keyof|typeof)\b/.test(written);
    return { name, kind: 'type', about, type: isTelling ? oneLine(written) : expand(type) };
  }

  return (
    entries
      // Translations have the type `UiMessages`.
      .filter(({ name }) => name !== 'index' && !name.startsWith('messages/'))
      .map(({ name, exports }) => {
        const things = exports.flatMap(({ module, values, types }) => {
          const file = program.getSourceFile(files.get(module));
          if (!file)
            throw new Error(`${relative('.', files.get(module))} is named in index.ts and does not exist.`);
          const found = new Map(
            checker
              .getExportsOfModule(checker.getSymbolAtLocation(file))
              .map((symbol) => [symbol.name, symbol]),
          );
          const symbolOf = (own) => {
            const symbol = found.get(own);
            if (!symbol) throw new Error(`index.ts names ${own}, which ${module} does not export.`);
            return resolved(symbol);
          };
          return [
            ...values.map((own) => value(own, symbolOf(own))),
            // A component's props are listed with the component.
            ...types
              .filter((own) => !(own.endsWith('Props') && values.includes(own.slice(0, -'Props'.length))))
              .map((own) => kind(own, symbolOf(own))),
          ];
        });
        return { entry: name, things: things.toSorted(byName) };
      })
      .toSorted((a, b) => (a.entry < b.entry ? -1 : 1))
  );
}

const line = ({ name, isOptional, type, fallback }) =>
  `${/^[\w$]+$/.test(name) ? name : `'${name}'`}${isOptional ? '?' : ''}: ${type}${fallback ? ` = ${fallback}` : ''}`;

/** The API as text, one public name, prop or class name of a part a line. */
export function apiText(api, parts) {
  const lines = ['# Public API of @segno/ui. Written by `npm run api:ui`; a change of it needs a changeset.'];
  for (const { entry, things } of api) {
    lines.push('', `@segno/ui/${entry}`);
    for (const { name, kind, type, props } of things) {
      lines.push(`  ${kind} ${name}${type ? `: ${type}` : ''}`);
      for (const prop of props ?? []) lines.push(`    ${prop.isOwn ? '' : '~ '}${line(prop)}`);
    }
  }
  lines.push('', 'Class names', ...parts.map((part) => `  class segno-${part}`));
  return `${lines.join('\n').replace('a changeset.', 'a changeset.\n# Lines with ~ are passed on to react-aria; every component also takes the attributes of its element.')}\n`;
}

/** Generates the current content of both files, and resolves the surface that they list. */
export async function texts() {
  const api = readApi();
  return { api: apiText(api, await readParts()), llms: await llmsText(api), surface: api };
}

/** The public names and own props of the text of an API, as `DataGrid DataGrid.onLoadMore`, with the rest of their line. */
function namesIn(api) {
  const names = new Map();
  let entry = '';
  let owner = '';
  for (const line of api.split('\n')) {
    entry = /^@segno\/ui\/(\S+)/.exec(line)?.[1] ?? entry;
    const [, name] = /^ {2}\w+ ([\w-]+)/.exec(line) ?? [];
    const [, prop, type] = /^ {4}'?([\w-]+)'?\??: (.*)/.exec(line) ?? [];
    owner = name ?? owner;
    if (name) names.set(`${entry} ${name}`, '');
    else if (prop) names.set(`${entry} ${owner}.${prop}`, type);
  }
  return names;
}

const literalsIn = (text) => [...text.matchAll(/['"](\w+)['"]/g)].map(([, literal]) => literal);

/** The words that the description of a change needs: the name that is gone, or the prop and its former values. */
function formerWords(name, before, after) {
  const prop = name.split(/[ .]/).at(-1);
  if (after === undefined) return [prop];
  const [oldType, oldDefault = ''] = before.split(' = ');
  const [type, newDefault = ''] = after.split(' = ');
  const kept = literalsIn(after);
  const former = literalsIn(oldType).filter((literal) => !kept.includes(literal));
  const isLiteral = (text) => /^'\w+'$/.test(text);
  if (isLiteral(oldDefault) && isLiteral(newDefault) && oldDefault !== newDefault)
    former.push(...literalsIn(oldDefault));
  // A type of other things than values, such as a function, changed its meaning.
  const isOtherType = literalsIn(oldType).length === 0 && oldType !== type;
  return former.length > 0 || isOtherType ? [prop, ...former] : [];
}

/**
 * The public names, props and values that the last release has and the API no longer has, and that no changeset of ours
 * shows before and after: it names them and their component in its code.
 */
export function undescribed(api, released, changesets) {
  const now = namesIn(api);
  const shown = changesets
    .filter(
      (one) => /^---\n[\s\S]*?['"]@segno\/ui['"]: /.test(one) && /before[\s\S]*(?:after|now)/i.test(one),
    )
    .map(
      (one) => new Set([...one.matchAll(/```[\s\S]*?```|`[^`]+`/g)].flatMap(([code]) => code.match(/\w+/g))),
    );
  return [...namesIn(released)].flatMap(([name, before]) => {
    const words = formerWords(name, before, now.get(name));
    const owner = /[ ](\w+)/.exec(name)[1];
    const isShown = shown.some((code) => [owner, ...words].every((word) => code.has(word)));
    return words.length === 0 || isShown ? [] : [`${name}: ${words.join(', ')}`];
  });
}

/** Whether the public API changed since the last release without a changeset. */
export function missesChangeset(api, released, changesets) {
  return api !== released && !changesets.some((text) => /^---\n[\s\S]*?['"]@segno\/ui['"]: /.test(text));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { api, llms } = await texts();
    for (const [file, text] of [
      [apiFile, api],
      [llmsFile, llms],
    ]) {
      let before;
      try {
        before = readFileSync(file, 'utf8');
      } catch {
        before = undefined;
      }
      if (before !== text) writeFileSync(file, text);
      print(`${relative('.', file)}: ${before === text ? 'unchanged' : 'written'}`);
    }
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
