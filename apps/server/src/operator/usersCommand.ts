import type { OperatorCommand } from './OperatorContext.ts';
import { giveRoleTo, takeRoleFrom } from '../roles/editRoles.ts';
import { StartupError } from '../StartupError.ts';
import { type ListedUser, listUsers, restoreUser, suspendUser, verifyUser } from './editUsers.ts';

const usage = `The commands are:
  list [TEXT]           the latest accounts, or those with a text in their name or address
  suspend EMAIL         suspend an account: its person sees one page that says so
  restore EMAIL         end the suspension; the person signs in again
  verify EMAIL          mark the address of an account as confirmed
  role EMAIL ROLE       give an account a role
  role EMAIL -ROLE      take a role from an account`;

/** `npm run users [-- COMMAND …]`. */
export const runUsers: OperatorCommand = async ({ db }, [command = 'list', ...rest]) => {
  const [first, second] = rest;
  const takes = (count: number) => rest.length === count;
  if (command === 'list' && rest.length <= 1) {
    const found = await listUsers(db, first ?? '');
    return found.length === 0 ? 'No account was found.' : found.map(describe).join('\n');
  }
  if (command === 'suspend' && first && takes(1)) await suspendUser(db, first);
  else if (command === 'restore' && first && takes(1)) await restoreUser(db, first);
  else if (command === 'verify' && first && takes(1)) await verifyUser(db, first);
  else if (command === 'role' && first && second && takes(2)) {
    if (second.startsWith('-')) await takeRoleFrom(db, first, second.slice(1));
    else await giveRoleTo(db, first, second);
  } else throw new StartupError(`"${[command, ...rest].join(' ')}" is not a command. ${usage}`);
  return (await listUsers(db, first)).map(describe).join('\n');
};

const describe = ({ id, name, email, roles, isVerified, isSuspended }: ListedUser): string => {
  const facts = [...roles, isVerified ? 'confirmed' : 'not confirmed', ...(isSuspended ? ['suspended'] : [])];
  return `${id} ${email ?? '(no address)'} ${name} (${facts.join(', ')})`;
};
