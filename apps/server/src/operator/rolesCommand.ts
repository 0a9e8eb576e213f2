import { type Permission, permissionNames } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import type { OperatorCommand } from './OperatorContext.ts';
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
} from '../roles/editRoles.ts';

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

/** `npm run roles [-- COMMAND …]`. */
export const runRoles: OperatorCommand = async ({ db }, [command = 'list', ...rest]) => {
  const [first, second] = rest;
  const names = rest.slice(1);
  const takes = (count: number) => rest.length === count;
  if (command === 'list' && takes(0)) return describe(db);
  if (command === 'permissions' && takes(0)) return permissionNames.join('\n');
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
};

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
