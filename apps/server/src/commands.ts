// The commands of an operator.
import { resolve } from 'node:path';
import { runOperatorCommand } from './operator/runOperatorCommand.ts';
import type { Environment } from './runCommand.ts';

export { backupCommand, restoreCommand } from './db/backup/commands.ts';

/** Each takes the words after its name, and resolves to the exit code. */
export const doctorCommand = (args: string[], env: Environment): Promise<number> =>
  runOperatorCommand('doctor', args, env);
/** Paths are those of the shell in which the command was given. */
export const importCommand = (args: string[], env: Environment): Promise<number> =>
  runOperatorCommand(
    'import',
    args.map((arg) => (arg.startsWith('-') ? arg : resolve(env.INIT_CWD ?? '', arg))),
    env,
  );
export const rolesCommand = (args: string[], env: Environment): Promise<number> =>
  runOperatorCommand('roles', args, env);
export const settingsCommand = (args: string[], env: Environment): Promise<number> =>
  runOperatorCommand('settings', args, env);
export const usersCommand = (args: string[], env: Environment): Promise<number> =>
  runOperatorCommand('users', args, env);
