import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { describeError } from '../../describeError.ts';
import { explainStartup } from '../../explainStartup.ts';
import { StartupError } from '../../StartupError.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

type Environment = Record<string, string | undefined>;

/** `npm run backup [-- FILE|FOLDER]`. Resolves to the exit code. */
export const backupCommand = (args: string[], env: Environment): Promise<number> =>
  run('Nothing was backed up', env, async (config) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const target = positionals[0] ?? `${join(config.dataDir, 'backups')}/`;
    const { file, size, tables, rows, mediaFiles } = await backup(config, target);
    return `${file}: ${(size / 1e6).toFixed(1)} MB, ${rows} rows of ${tables} tables, ${mediaFiles} media files.`;
  });

/** `npm run restore -- FILE [--overwrite]`. Resolves to the exit code. */
export const restoreCommand = (args: string[], env: Environment): Promise<number> =>
  run('Nothing was restored', env, async (config) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (!file) throw new StartupError('Name the file: npm run restore -- FILE [--overwrite].');
    const { created_at, tables, rows, mediaFiles, kept } = await restore(config, file, values);
    const before = kept.length > 0 ? ` What was there before is in ${kept.join(' and ')}.` : '';
    return `Restored the backup of ${created_at}: ${rows} rows of ${tables} tables, ${mediaFiles} media files.${before}`;
  });

async function run(
  failure: string,
  env: Environment,
  work: (config: ReturnType<typeof readConfig>) => Promise<string>,
): Promise<number> {
  try {
    const config = readConfig(env);
    const report = await work(config).catch((error: unknown) => {
      const sentence = isUsageError(error) ? error.message : explainStartup(error, config);
      throw sentence ? new StartupError(sentence, { cause: error }) : error;
    });
    process.stdout.write(`${report}\n`);
    return 0;
  } catch (error) {
    const text = error instanceof StartupError ? error.message : inspect(describeError(error), { depth: 6 });
    process.stderr.write(`${failure}: ${text}\n`);
    return 1;
  }
}

/** An option that `parseArgs` does not know. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
