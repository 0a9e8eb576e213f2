import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, runCommand } from '../../runCommand.ts';
import { StartupError } from '../../StartupError.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** `npm run backup [-- FILE|FOLDER]`. Resolves to the exit code. */
export const backupCommand = (args: string[], env: Environment): Promise<number> =>
  runCommand('Nothing was backed up', env, async (config) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const target = positionals[0] ?? `${join(config.dataDir, 'backups')}/`;
    const { file, size, tables, rows, files, paused } = await backup(config, target);
    const waited = paused === null ? '' : ` Statements of the server waited for ${paused} ms.`;
    return `${file}: ${(size / 1e6).toFixed(1)} MB, ${rows} rows of ${tables} tables, ${files} files.${waited}`;
  });

/** `npm run restore -- FILE [--overwrite]`. Resolves to the exit code. */
export const restoreCommand = (args: string[], env: Environment): Promise<number> =>
  runCommand('Nothing was restored', env, async (config) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (!file) throw new StartupError('Name the file: npm run restore -- FILE [--overwrite].');
    const { created_at, tables, rows, files, kept } = await restore(config, file, values);
    const before = kept.length > 0 ? ` What was there before is in ${kept.join(' and ')}.` : '';
    return `Restored the backup of ${created_at}: ${rows} rows of ${tables} tables, ${files} files.${before}`;
  });
