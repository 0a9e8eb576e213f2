/** The index after the block that begins with the `{` at `start`. Strings may contain braces. */
function endOfBlock(css, start) {
  let depth = 0;
  let quote = '';
  for (let index = start; index < css.length; index += 1) {
    const character = css[index];
    if (character === '\\') index += 1;
    else if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  throw new Error('A block of the stylesheet is not closed.');
}

/**
 * A stylesheet without its cascade layers: the rules of each layer, in the order of the layers' first mention. Layers
 * are blocks at the top level, as vanilla-extract writes them; other top-level rules come first. The reset of our
 * elements gets the specificity of a class, so that it overrides an application's rules for elements.
 */
export function unlayered(css) {
  const layers = new Map();
  let rest = '';
  let index = 0;
  while (index < css.length) {
    const open = css.indexOf('{', index);
    const semicolon = css.indexOf(';', index);
    if (semicolon !== -1 && (open === -1 || semicolon < open)) {
      const statement = css.slice(index, semicolon + 1).trim();
      const [, names] = /^@layer\s+(.*);$/s.exec(statement) ?? [];
      if (names === undefined) rest += statement;
      else for (const name of names.split(',')) layers.set(name.trim(), layers.get(name.trim()) ?? '');
      index = semicolon + 1;
    } else if (open === -1) {
      rest += css.slice(index).trim();
      index = css.length;
    } else {
      const prelude = css.slice(index, open).trim();
      const end = endOfBlock(css, open);
      const [, name] = /^@layer\s+([\w.-]+)$/.exec(prelude) ?? [];
      if (name === undefined) rest += css.slice(index, end).trim();
      else layers.set(name, (layers.get(name) ?? '') + css.slice(open + 1, end - 1));
      index = end;
    }
  }
  const result = rest + [...layers.values()].join('');
  if (result.includes('@layer')) throw new Error('A nested cascade layer remains in the stylesheet.');
  return `${result.replaceAll(':where([class*=segno-])', '[class*=segno-]')}\n`;
}
