#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './examine.ts';

const help = `Commands of @segno/ui.

  npx @segno/ui doctor [folder] [--format text|json] [--all]

Finds what goes wrong in an application that uses @segno/ui: several copies of react-aria-components or React, styles
that nobody imports, cascade layers in the wrong order, variables that do not exist, and colours that are hard to read.

--all     shows what is fine too

It ends with 1 if something is wrong, with 2 if there is nothing to examine.`;

const marks = { passes: '✓', warns: '!', fails: '✗' } as const;

function main(): number {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, folder = '.', ...more] = positionals;
  if (options.help) {
    console.log(help);
    return 0;
  }
  const isFormat = options.format === 'text' || options.format === 'json';
  if (command !== 'doctor' || more.length > 0 || !isFormat || !existsSync(folder)) {
    console.error(help);
    return 2;
  }
  const findings = examine(resolve(folder));
  const faults = findings.filter(({ kind }) => kind === 'fails').length;
  if (options.format === 'json') {
    console.log(JSON.stringify({ passes: faults === 0, findings }, null, 2));
    return faults === 0 ? 0 : 1;
  }
  for (const { kind, message, advice } of findings) {
    if (kind === 'passes' && !options.all) continue;
    console.log(`${marks[kind]} ${message}`);
    if (advice) console.log(`  ${advice}`);
  }
  const fine = findings.some(({ kind }) => kind === 'warns') ? 'No fault found.' : 'Nothing is wrong.';
  console.log(faults === 0 ? fine : `${faults === 1 ? 'One fault' : `${faults} faults`} found.`);
  return faults === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`@segno/ui doctor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
