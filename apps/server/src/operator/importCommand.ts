import type { OperatorCommand } from './OperatorContext.ts';
import { rollUpWaiting } from '../plays/rollUpPlays.ts';
import { StartupError } from '../StartupError.ts';
import { describeImport } from '../imports/describeImport.ts';
import { importService } from '../imports/importService.ts';
import { openImport } from '../imports/readFiles.ts';

const usage = 'Write: npm run import -- path/to/folder-or-database [--dry-run]';

/** `npm run import`: imports the users, catalogue, playlists, likes and plays of another service. */
export const runImport: OperatorCommand = async ({ db }, args) => {
  const isDryRun = args.includes('--dry-run');
  const [path, ...others] = args.filter((arg) => arg !== '--dry-run');
  if (path === undefined || path.startsWith('-') || others.length > 0) throw new StartupError(usage);
  const source = await openImport(path);
  try {
    const report = await importService(db, source, { isDryRun });
    if (!isDryRun) await rollUpWaiting(db);
    return describeImport(report);
  } finally {
    source.close();
  }
};
