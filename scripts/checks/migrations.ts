// Fails when the tables of the server, with their constraints, differ from its migrations.
import { join } from 'node:path';
import { print } from '../terminal.mjs';
import { missingMigration } from './missingMigration.ts';

const server = join('apps', 'server');
const difference = missingMigration(join(server, 'src', '**', 'table.ts'), join(server, 'migrations'));
if (difference !== null) {
  print('The tables in apps/server/src/**/table.ts differ from apps/server/migrations.');
  print(
    'Run "npx drizzle-kit generate --name what-changes" in apps/server, read the migration, and commit it with its snapshot.',
  );
  print(difference);
  process.exitCode = 1;
}
