// Fails when code outside a component's folder of @segno/ui imports a file that only the component itself should use.
import { print } from '../terminal.mjs';
import { buildImportGraph, readSources } from '../tests/importGraph.ts';
import { importsOfInnerFiles } from './importsOfInnerFiles.ts';

const found = importsOfInnerFiles(buildImportGraph(readSources('.')));
for (const { file, importer } of found)
  print(`${importer} imports ${file}, which is part of another component.`);
if (found.length > 0) {
  print('Import the component itself, its public parts or its recipe (Name.css.ts).');
  print('Move what several components need to a folder in lower case, such as packages/ui/src/field.');
  process.exitCode = 1;
}
