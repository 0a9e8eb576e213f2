// The commands of an operator.
export { backupCommand, restoreCommand } from './db/backup/commands.ts';
export { rolesCommand } from './roles/rolesCommand.ts';
