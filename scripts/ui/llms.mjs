// Generates the text for language models that write code with `@segno/ui`, from the documentation and the API list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocs } from './docs.mjs';
import { packageFolder } from './surface.mjs';

/** The README up to the part about building components, which users of the package do not need. */
function introduction() {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const [forInstallers] = readme.split('\n## Add a component');
  return forInstallers
    .replaceAll('<!-- oxfmt-ignore -->\n', '')
    .replace(/^# .*\n/, '')
    .trim();
}

const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);

function propsText(props) {
  const own = props.filter(({ isOwn }) => isOwn);
  const passed = props.filter(({ isOwn }) => !isOwn).map(({ name }) => name);
  const lines = own.map(
    ({ name, isOptional, type, fallback, comment }) =>
      `- \`${name}${isOptional ? '?' : ''}: ${type}\`${fallback ? `, by default ${fallback}` : ''}${comment ? `. ${comment}` : ''}`,
  );
  if (passed.length > 0) lines.push(`- passed on to react-aria: ${passed.join(', ')}`);
  return lines;
}

function docsText({ purpose, instead, anatomy, parts, keyboard, pattern, notes }) {
  const lines = [purpose];
  if (instead.length > 0)
    lines.push('', `Instead: ${instead.map(({ when, take }) => `${when}, ${take}`).join('; ')}.`);
  if (anatomy.length > 0)
    lines.push('', `Parts: ${anatomy.map(({ part, is }) => `${part} (${is})`).join('; ')}.`);
  if (parts)
    lines.push(
      '',
      `Class names: ${Object.entries(parts)
        .map(([name, part]) => `\`segno-${name}\` (${part})`)
        .join('; ')}.`,
    );
  if (keyboard.length > 0)
    lines.push('', `Keys: ${keyboard.map(({ keys, does }) => `${keys}: ${does}`).join('; ')}.`);
  if (pattern) lines.push('', `Pattern: ${pattern}`);
  if (notes?.length) lines.push('', notes.map(sentence).join(' '));
  return lines;
}

/** `llms.txt`: the README, then every entry with its documentation and its props. */
export async function llmsText(api) {
  const docs = await readDocs();
  const lines = [
    '# @segno/ui',
    '',
    '> Accessible, themeable React components on react-aria-components. Written by `npm run api:ui` from the sources.',
    '',
    introduction(),
  ];
  for (const { entry, things } of api) {
    if (entry === 'icons') {
      const names = things.filter(({ kind }) => kind === 'component').map(({ name }) => name);
      lines.push('', '## icons', '', `\`import { … } from '@segno/ui/icons'\`: ${names.join(', ')}.`);
      continue;
    }
    lines.push('', `## ${entry}`, '', `\`import { … } from '@segno/ui/${entry}'\``);
    if (docs.has(entry)) lines.push('', ...docsText(docs.get(entry)));
    for (const { name, kind, about, type, props } of things) {
      lines.push('', `### ${name}`);
      if (about) lines.push('', about);
      if (name !== entry && kind === 'component' && docs.has(name))
        lines.push('', ...docsText(docs.get(name)));
      if (type) lines.push('', `\`${kind}: ${type}\``);
      if (props?.length) lines.push('', ...propsText(props));
    }
  }
  return `${lines.join('\n')}\n`;
}
