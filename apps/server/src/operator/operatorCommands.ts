import { runDoctor } from './doctorCommand.ts';
import { runRoles } from './rolesCommand.ts';
import { runSettings } from './settingsCommand.ts';
import { runUsers } from './usersCommand.ts';
import type { OperatorCommand } from './OperatorContext.ts';

/** The commands that change rows, also beside a running server, with what they print when they fail. */
export const operatorCommands = {
  doctor: { run: runDoctor, failure: 'The site was not looked at' },
  roles: { run: runRoles, failure: 'No role was changed' },
  settings: { run: runSettings, failure: 'No setting was changed' },
  users: { run: runUsers, failure: 'No account was changed' },
} as const satisfies Record<string, { run: OperatorCommand; failure: string }>;

export type OperatorCommandName = keyof typeof operatorCommands;

export const isOperatorCommand = (name: string): name is OperatorCommandName =>
  Object.hasOwn(operatorCommands, name);
