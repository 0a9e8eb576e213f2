import { join } from 'node:path';
import type { Config } from '../config.ts';
import { holdsDatabase } from '../db/embedded/databaseFolder.ts';
import { FolderInUse, lockFolder } from '../db/folderLock.ts';
import { isMigrated } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { type Environment, runCommand } from '../runCommand.ts';
import { keepSealedWith } from '../secrets/atRest.ts';
import { openVault } from '../secrets/vault.ts';
import { readEnvironment } from '../settings/readEnvironment.ts';
import { StartupError } from '../StartupError.ts';
import { requestCommand } from './commandRequests.ts';
import { type OperatorCommandName, operatorCommands, timeoutOf } from './operatorCommands.ts';

/**
 * Runs a command of an operator on the database of an installation that a server has migrated. A running server with
 * the embedded database runs the command itself. Resolves to the exit code.
 */
export const runOperatorCommand = (
  name: OperatorCommandName,
  args: readonly string[],
  env: Environment,
): Promise<number> =>
  runCommand(operatorCommands[name].failure, env, async (config) => {
    const folder = join(config.dataDir, 'database');
    const isEmbedded = config.databaseUrl === null;
    if (isEmbedded && !holdsDatabase(folder))
      throw new StartupError(`There is no database in ${config.dataDir}; set SEGNO_DATA_DIR.`);
    if (!isEmbedded) return runHere(config, name, args, env);
    const lock = await lockFolder(config.dataDir).catch((error: unknown) => {
      if (error instanceof FolderInUse) return null;
      throw error;
    });
    if (!lock) return requestCommand(config.dataDir, { name, args }, timeoutOf(name));
    try {
      return await runHere(config, name, args, env);
    } finally {
      lock.release();
    }
  });

async function runHere(
  { databaseUrl, dataDir, queryTimeout, secret }: Config,
  name: OperatorCommandName,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const folder = databaseUrl === null ? join(dataDir, 'database') : null;
  const database = await openDatabase({ databaseUrl, folder, freeSpaceFloor: 0, queryTimeout });
  try {
    if (!(await isMigrated(database.db)))
      throw new StartupError('The database holds no data of Segno yet; start the server once.');
    const vault = await openVault({ dataDir, secret });
    keepSealedWith(vault);
    const context = { db: database.db, vault, environment: readEnvironment(env) };
    return await operatorCommands[name].run(context, args);
  } finally {
    await database.close();
  }
}
