// Lists and changes settings: `npm run settings [-- COMMAND …]`.
import { settingsCommand } from '../apps/server/src/commands.ts';

process.exitCode = await settingsCommand(process.argv.slice(2), process.env);
