// `npm run new -- screen browse/charts/Charts /charts`: writes the files of a screen, a list, a resource or a component.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explain, print } from './terminal.mjs';
import { componentFiles } from './new/component.mjs';
import { listFiles } from './new/list.mjs';
import { resourceFiles } from './new/resource.mjs';
import { screenFiles } from './new/screen.mjs';

const usage = `Use:
  npm run new -- screen feature/folder/Name /path      a page with its screen, texts and story
  npm run new -- list feature/folder/Name /path venues Venue
                                                       a page with the table of a resource
  npm run new -- resource venues Venue                 a resource of the API: contract, queries, table, routes
  npm run new -- component Name                        a component of @segno/ui`;

/** What is written for these arguments: new files, and changed texts of files. */
export function filesFor([kind, name = '', path = '', resource = '', record = ''], read) {
  const isScreen = /^[a-z]+\/[a-zA-Z]+\/[A-Z]\w+$/.test(name) && path.startsWith('/');
  const isRecord = (plural, singular) => /^[a-z][a-zA-Z]+$/.test(plural) && /^[A-Z]\w+$/.test(singular);
  if (kind === 'screen' && isScreen) return screenFiles(name, path, read);
  if (kind === 'list' && isScreen && !path.includes(':') && isRecord(resource, record))
    return listFiles(name, path, resource, record, read);
  if (kind === 'resource' && isRecord(name, path)) return resourceFiles(name, path, read);
  if (kind === 'component' && /^[A-Z]\w+$/.test(name)) return componentFiles(name, read);
  throw new Error(usage);
}

if (process.argv[1]?.endsWith('new.mjs')) {
  try {
    const { created, changed } = filesFor(process.argv.slice(2), (file) => readFileSync(file, 'utf8'));
    const taken = Object.keys(created).filter((file) => existsSync(file));
    if (taken.length > 0) throw new Error(`These files exist: ${taken.join(', ')}`);
    for (const [file, text] of Object.entries({ ...created, ...changed })) {
      mkdirSync(dirname(join(file)), { recursive: true });
      writeFileSync(file, text);
      print(`${file in created ? 'created' : 'changed'}  ${file}`);
    }
    print(
      '\nNext: npm run format, then npm run messages -- --check for the translations. After a resource: npx drizzle-kit generate --name what-changes in apps/server.',
    );
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
