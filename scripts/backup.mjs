// Writes all data to one file, also while the server runs: `npm run backup [-- FILE|FOLDER]`.
import { backupCommand } from '../apps/server/src/commands.ts';

process.exitCode = await backupCommand(process.argv.slice(2), process.env);
