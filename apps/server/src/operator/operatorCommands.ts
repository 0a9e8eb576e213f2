import { runDoctor } from './doctorCommand.ts';
import { runImport } from './importCommand.ts';
import { runRoles } from './rolesCommand.ts';
import { runSettings } from './settingsCommand.ts';
import { runUsers } from './usersCommand.ts';
import type { OperatorCommand } from './OperatorContext.ts';

/** The commands that change rows, also beside a running server, with what they print when they fail. */
export const operatorCommands = {
  doctor: { run: runDoctor, failure: 'The site was not looked at' },
  import: { run: runImport, failure: 'Nothing was imported', timeout: 6 * 3_600_000 },
  roles: { run: runRoles, failure: 'No role was changed' },
  settings: { run: runSettings, failure: 'No setting was changed' },
  users: { run: runUsers, failure: 'No account was changed' },
} as const satisfies Record<
  string,
  {
    run: OperatorCommand;
    failure: string;
    /** How long a running server may take, in milliseconds. @default 30 s */
    timeout?: number;
  }
>;

export type OperatorCommandName = keyof typeof operatorCommands;

export const isOperatorCommand = (name: string): name is OperatorCommandName =>
  Object.hasOwn(operatorCommands, name);

/** How long a running server may take for a command; undefined for the usual time. */
export const timeoutOf = (name: OperatorCommandName): number | undefined => {
  const command = operatorCommands[name];
  return 'timeout' in command ? command.timeout : undefined;
};
