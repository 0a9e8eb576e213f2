import { join } from 'node:path';
import { type Permission, permissionNames } from '@segno/data/contract';
import type { Config } from '../config.ts';
import type { Database } from '../db/Database.ts';
import { holdsDatabase } from '../db/embedded/databaseFolder.ts';
import { lockFolder } from '../db/folderLock.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { type Environment, runCommand } from '../runCommand.ts';
import { StartupError } from '../StartupError.ts';
import {
  addPermissions,
  createRole,
  giveRoleTo,
  listRoles,
  removePermissions,
  rolesOf,
  setPermissions,
  takeRoleFrom,
} from './editRoles.ts';

const usage = `The commands are:
  list                              all roles with their permissions
  permissions                       the names of all permissions
  of EMAIL                          the roles of an account
  give EMAIL ROLE                   give an account a role
  take EMAIL ROLE                   take a role from an account
  create ROLE                       create a role without permissions
  set ROLE PERMISSION…              replace the permissions of a role
  allow ROLE PERMISSION…            add permissions, or change their limits
  deny ROLE PERMISSION…             remove permissions
A limit follows its permission: playlists.create:count=20, or count=none.`;

/** `npm run roles [-- COMMAND …]`. Resolves to the exit code. */
export const rolesCommand = (args: string[], env: Environment): Promise<number> =>
  runCommand('No role was changed', env, async (config) => {
    // A command that needs no database also answers while a server has the embedded one.
    if (args[0] === 'permissions') return permissionNames.join('\n');
    return withDatabase(config, (db) => runRoles(db, args));
  });

/** Runs a command on roles and returns its report. Throws a `StartupError` that names what to write instead. */
export async function runRoles(
  db: Database,
  [command = 'list', ...rest]: readonly string[],
): Promise<string> {
  const [first, second] = rest;
  const names = rest.slice(1);
  const takes = (count: number) => rest.length === count;
  if (command === 'list' && takes(0)) return describe(db);
  if (command === 'of' && first && takes(1)) {
    const own = await rolesOf(db, first);
    return own.length === 0 ? `${first} has no role.` : own.map(({ name }) => name).join('\n');
  }
  if (command === 'give' && first && second && takes(2)) await giveRoleTo(db, first, second);
  else if (command === 'take' && first && second && takes(2)) await takeRoleFrom(db, first, second);
  else if (command === 'create' && first && takes(1)) await createRole(db, first);
  else if (command === 'set' && first) await setPermissions(db, first, names);
  else if (command === 'allow' && first && second) await addPermissions(db, first, names);
  else if (command === 'deny' && first && second) await removePermissions(db, first, names);
  else throw new StartupError(`"${[command, ...rest].join(' ')}" is not a command. ${usage}`);
  return describe(db);
}

async function describe(db: Database): Promise<string> {
  const rows = await listRoles(db);
  return rows
    .map(({ id, name, is_guest, is_default, users, permissions }) => {
      const who = is_guest ? 'all guests' : `${users} accounts${is_default ? ', every new one' : ''}`;
      return [`${id} ${name} (${who})`, ...permissions.map((one) => `    ${describePermission(one)}`)].join(
        '\n',
      );
    })
    .join('\n');
}

/** A permission as the commands read it. */
const describePermission = ({ name, restrictions }: Permission) => {
  const limits = restrictions.map((one) => `${one.name}=${one.value ?? 'none'}`).join(',');
  return limits === '' ? name : `${name}:${limits}`;
};

/** Opens the database of an installation that a server has migrated. */
async function withDatabase(
  { databaseUrl, dataDir, queryTimeout }: Config,
  work: (db: Database) => Promise<string>,
): Promise<string> {
  const folder = join(dataDir, 'database');
  const isEmbedded = databaseUrl === null;
  if (isEmbedded && !holdsDatabase(folder))
    throw new StartupError(`There is no database in ${dataDir}; set SEGNO_DATA_DIR.`);
  const lock = isEmbedded ? await lockFolder(dataDir) : null;
  try {
    const place = { databaseUrl, folder: isEmbedded ? folder : null };
    const database = await openDatabase({ ...place, freeSpaceFloor: 0, queryTimeout });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}
